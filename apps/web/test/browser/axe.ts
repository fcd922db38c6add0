import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with the page, each with where; in the dark only the contrast can differ. */
export async function wrongWith(page: Page): Promise<string[]> {
  const light = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  await setTheme(page, 'dark');
  const contrast = { runOnly: ['color-contrast'], resultTypes: ['violations' as const] };
  const dark = await new AxeBuilder({ page }).setLegacyMode().options(contrast).analyze();
  await setTheme(page, 'light');
  const violations = [...light.violations, ...dark.violations];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

const setTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((wanted) => void (document.documentElement.dataset['theme'] = wanted), theme);
