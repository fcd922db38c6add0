const BEGIN = '<!-- written by npm run ladder -->';
const END = '<!-- end of what npm run ladder writes -->';

/** Of how many deals a page tells. */
export const dealsTold = (page: string): number =>
  Number(/^Written by `npm run ladder`: (\d+) of /m.exec(page.slice(page.indexOf(BEGIN)))?.[1] ?? 0);

/** A page with the part that the ladder writes made anew; the rest is left as it is. */
export function written(page: string, report: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the page has no place for the ladder; put ${BEGIN} and ${END} into it`);
  return `${page.slice(0, from + BEGIN.length)}\n\n${report}\n\n${page.slice(to)}`;
}
