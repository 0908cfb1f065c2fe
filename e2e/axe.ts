import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, type TestInfo, test } from '@playwright/test'
import { change, choose, isPhone } from './pages.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the themes in which a run scans pages, each with the depth of the scan. On desktop the dark theme is scanned
 * with all rules, on phones the light theme. Deep runs also scan the contrast in the other theme.
 */
function scans(info: TestInfo): (readonly ['dark' | 'light', keyof typeof depths])[] {
  const [own, other] = isPhone(info) ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  const full = [own, 'full'] as const
  return process.env.TEST_DEEP === '1' ? [full, [other, 'contrast']] : [full]
}

/** Axe options for each depth: all rules, or only the rules whose result depends on the theme. */
const depths = {
  full: { runOnly: tags, passes: 16 },
  contrast: { runOnly: { type: 'rule' as const, values: ['color-contrast'] }, passes: 1 },
}

/**
 * Returns the violations that axe finds on a page, each with the selector of its element. The window should be as high
 * as the page. In a lower window, a sticky bar can cover half of a row, and axe then reports that the row is too small
 * as a target.
 */
export async function violations(page: Page, depth: keyof typeof depths = 'full'): Promise<string[]> {
  const { runOnly, passes: leastPasses } = depths[depth]
  // Without legacy mode, axe would open a second page to combine the results of frames of other origins. Such frames
  // are not scanned here. Of the passed rules only the number is needed, so axe reports details of the violations only.
  const { violations: found, passes } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze()
  // An empty page has no violations either, so a minimum number of passed rules is required.
  expect(passes.length).toBeGreaterThanOrEqual(leastPasses)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}

/**
 * Scans the page in the themes that `scans` returns, and adds the violations to `found`. In the second theme
 * only the contrast is scanned, because another theme changes nothing but colors.
 */
export async function scan(page: Page, name: string, found: Record<string, string[]>) {
  for (const [theme, depth] of scans(test.info())) {
    await change(page, { theme })
    await expect(page.locator('html')).toHaveAttribute('data-bl-theme', theme)
    const wrong = await violations(page, depth)
    if (wrong.length > 0) found[`${name}, ${theme}`] = wrong
  }
}

/** Prepares a page for scans: English, no transitions, and a window that is as high as most pages. */
export async function prepareScan(page: Page, context: BrowserContext, info: TestInfo) {
  test.setTimeout(240_000)
  await choose(context, { locale: 'en' })
  // In the middle of a transition colors may have too little contrast, so transitions are disabled.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: isPhone(info) ? 390 : 1440, height: 4000 })
}
