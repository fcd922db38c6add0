import { useEffect } from 'react';
import type { TableStore } from './store.ts';

/** What is no part of what is being shown. */
const ASIDE = '.tool-bar, .fallen, .log-place, .popup, [role="dialog"], .controls';

/** A press on the table leads to the question while it is shown what happened; a result stays until it is pressed itself. */
export function useSkipping(store: TableStore): void {
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      const { news, skip } = store.getState();
      if (news?.isStaging !== true || news.isHeld || !(target instanceof Element)) return;
      if (target.closest('.table') !== null && target.closest(ASIDE) === null) skip();
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, [store]);
}
