import type { Sheet } from '@cardwright/client';
import type { ReactNode } from 'react';
import { formatRoute } from '../route.ts';
import { useTableState } from '../table/context.tsx';
import { useGalleryWords } from './words.ts';

/** The way from something at a table to what the gallery has of it: beside the table, which goes on. */
export function SeeGallery({ see }: { readonly see: NonNullable<Sheet['see']> }): ReactNode {
  const words = useGalleryWords();
  const game = useTableState((state) => state.frame?.game ?? null);
  if (see.length === 0) return null;
  return (
    <p className="see-gallery">
      {see.map(({ id, name }) => (
        <a key={id} href={formatRoute({ page: 'cards', game, id })} target="_blank" rel="noreferrer">
          {words.see(name)} <span aria-hidden="true">↗</span>
        </a>
      ))}
    </p>
  );
}
