import type { Page } from 'playwright-core';

/** What the browser keeps under a name. */
export const keptIn = <V>(page: Page, store: 'reviews' | 'records', name: string): Promise<V> =>
  page.evaluate(
    ([place, key]) =>
      new Promise<never>((resolve, reject) => {
        const opening = indexedDB.open('cardwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result
            .transaction(place as string)
            .objectStore(place as string)
            .get(key as string);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result as never);
          };
        };
      }),
    [store, name],
  );
