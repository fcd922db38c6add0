import { parseRecord } from '@cardwright/engine';
import { type DealFault, dealFault, type FairDeal, readFairDeal } from '@cardwright/online';
import { type ReactNode, useState } from 'react';
import type { OpenReplay } from '../replay/open-replay.ts';
import { useSettings } from '../settings.ts';
import { useDealWords } from './deal-words.ts';
import { witnessOf } from './witness.ts';
import '../style/replay.css';

type Finding = 'checking' | 'fair' | 'fair-witnessed' | 'unplayable' | DealFault;

/** Whether the deal of an online game was as it was promised: worked out here, from the record and what this browser remembers. */
export function DealCheck({ kept, record: text, summary, link }: OpenReplay): ReactNode {
  const words = useDealWords();
  const language = useSettings((settings) => settings.language);
  const [finding, setFinding] = useState<Finding | null>(null);
  const { fair, seed, outcome } = parseRecord(text);
  const deal = readFairDeal(fair);
  if (deal === null || outcome === null) return null;
  const check = async (): Promise<Finding> => {
    const witness = witnessOf(kept.id);
    const fault = await dealFault(deal, seed, witness ?? {}, summary.people);
    if (fault !== null) return fault;
    const { frame } = await link.call('still', { at: summary.length, viewer: 'all', language });
    if (frame.ending === null) return 'unplayable';
    return witness === null ? 'fair' : 'fair-witnessed';
  };
  const press = (): void => {
    setFinding('checking');
    check().then(setFinding, () => setFinding('unplayable'));
  };
  const isFair = finding === 'fair' || finding === 'fair-witnessed';
  return (
    <div className="deal-check">
      <button type="button" className="button" disabled={finding === 'checking'} onClick={press}>
        {words.check}
      </button>
      <p role="status" className={finding === null || finding === 'checking' ? '' : isFair ? 'good' : 'bad'}>
        {finding === null ? '' : words.findings[finding]}
      </p>
      {isFair && <Proof deal={deal} seed={String(seed)} />}
    </div>
  );
}

/** What it was worked out from, to be compared elsewhere. */
function Proof({ deal, seed }: { readonly deal: FairDeal; readonly seed: string }): ReactNode {
  const words = useDealWords();
  const rows = [
    [words.promise, deal.commitment],
    [words.secret, deal.secret],
    [words.numbers, deal.numbers.map((number) => number ?? '-').join(' ')],
    [words.seed, seed],
  ];
  return (
    <details>
      <summary>{words.proof}</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
