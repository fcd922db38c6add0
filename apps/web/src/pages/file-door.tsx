import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Link } from '../link.ts';
import { go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { faultIn } from '../words/faults.ts';
import { useWords } from '../words/index.ts';
import { type Fault, loadFile } from './load-file.ts';

/** Where files come in: by a button, or dropped anywhere on the page. */
export function FileDoor({ link }: { link: Link }): ReactNode {
  const words = useWords().replay;
  const language = useSettings((settings) => settings.language);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isOver, setOver] = useState(false);
  const load = useCallback(
    async (file: File | undefined): Promise<void> => {
      if (file === undefined) return;
      const loaded = await loadFile(file, link, useSettings.getState().language);
      if ('id' in loaded) go({ page: 'replay', id: loaded.id, at: null, viewer: null });
      else setFault(loaded);
    },
    [link],
  );
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') void load(event.dataTransfer.files[0]);
    };
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) addEventListener(kind, over);
    return () => {
      for (const kind of kinds) removeEventListener(kind, over);
    };
  }, [load]);
  return (
    <section className={`file-door ${isOver ? 'over' : ''}`}>
      <label className="button">
        {words.open}
        <input
          className="for-ears"
          type="file"
          accept=".record,text/plain"
          onChange={({ target }) => {
            void load(target.files?.[0]);
            target.value = ''; // the same file may be chosen again
          }}
        />
      </label>
      <p className="quiet">{isOver ? words.dropHere : words.openAbout}</p>
      {fault === null ? null : (
        <p className="fault" role="alert">
          <b>{words.cannotOpen(fault.file)}</b> {'own' in fault ? words[fault.own] : faultIn(language, fault.message)}
        </p>
      )}
    </section>
  );
}
