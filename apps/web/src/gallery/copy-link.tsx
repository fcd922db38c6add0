import { type ReactNode, useState } from 'react';
import { useGalleryWords } from './words.ts';

/** The address of what is shown, for somebody else. */
export function CopyLink(): ReactNode {
  const words = useGalleryWords();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  return (
    <p className="copy-link">
      <button type="button" className="button" onClick={copy}>
        {words.link}
      </button>
      <span role="status">{isCopied ? words.linkCopied : ''}</span>
    </p>
  );
}
