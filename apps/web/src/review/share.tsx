import { type ReactNode, useState } from 'react';
import { saveBlob } from '../pages/record-file.ts';
import { CopyDialog, copyText } from '../replay/copying.tsx';
import { useSettings } from '../settings.ts';
import { DialogBox } from '../table/dialog-box.tsx';
import type { ReviewAndText } from './review-text.ts';
import { asPng, summaryPicture, summaryText } from './summary.ts';
import { usePageWords } from './words.ts';

interface ShareProps extends ReviewAndText {
  readonly name: string; // of the picture's file
}

/** A review in a picture and in a few lines. */
export function Share({ name, ...all }: ShareProps): ReactNode {
  const words = usePageWords();
  const language = useSettings((settings) => settings.language);
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const text = summaryText(all, language);
    const isDone = await copyText(text);
    setCopied(isDone);
    if (!isDone) setRefused(text);
  };
  const close = (): void => {
    setOpen(false);
    setCopied(false);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {words.share}
      </button>
      <DialogBox title={words.shareTitle} isOpen={isOpen && refused === null} onClose={close}>
        {isOpen ? <Shared {...all} /> : null}
        <div className="row">
          <button
            type="button"
            className="button main"
            onClick={() => void asPng(summaryPicture(all, language)).then((png) => saveBlob(`${name}.png`, png))}
          >
            {words.savePicture}
          </button>
          <button type="button" className="button" onClick={() => void copy()}>
            {words.copyText}
          </button>
          <span role="status" className="done">
            {isCopied ? words.copied : ''}
          </span>
        </div>
      </DialogBox>
      <CopyDialog text={refused} onClose={() => setRefused(null)} />
    </>
  );
}

function Shared(all: ReviewAndText): ReactNode {
  const words = usePageWords();
  const language = useSettings((settings) => settings.language);
  return (
    <>
      <img
        className="shared-picture"
        alt={words.picture}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(summaryPicture(all, language))}`}
      />
      <pre className="shared-text">{summaryText(all, language)}</pre>
    </>
  );
}
