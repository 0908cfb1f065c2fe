import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { partner } from './addresses.ts'
import { freshMember } from './exchange.ts'
import { choose, isPhone, signIn } from './pages.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const visitors = {
  desktop: ['/home', '/market', '/exchange', '/login', '/register', '/terms', '/cexchange'],
  phone: ['/mbhome', '/mbquotes', '/mbexchange', '/mblogin', '/mbregister', '/mbterms', '/mboption'],
}
const members = ['/current', '/history', '/trade', '/account']

/**
 * What axe finds, in a form that names the place. Looked at whole: a row that lies half under a sticky bar at one
 * scroll position is no target that is too small.
 */
async function violations(page: Page): Promise<string[]> {
  const { width } = page.viewportSize()!
  await page.setViewportSize({ width, height: 4000 })
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}

async function settled(page: Page) {
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing on any finished screen, ${theme}`, async ({ page, context }, info) => {
    test.setTimeout(240_000)
    await choose(context, { theme, locale: 'en' })
    const found: Record<string, string[]> = {}
    const look = async (path: string) => {
      await page.goto(path)
      await settled(page)
      const wrong = await violations(page)
      if (wrong.length > 0) found[path] = wrong
    }
    for (const path of visitors[isPhone(info) ? 'phone' : 'desktop']) await look(path)
    await signIn(context, await freshMember({ USDT: '1000', BTC: '0.1' }))
    for (const path of members) await look(path)
    if (isPhone(info)) {
      await page.goto('/mbexchange')
      await page.getByRole('button', { name: 'Buy', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const wrong = await violations(page)
      if (wrong.length > 0) found['ticket sheet'] = wrong
    }
    expect(found).toEqual({})
  })
}

test("axe finds nothing in the tags of a partner's page", async ({ page }) => {
  await page.goto(partner)
  await settled(page)
  expect(await violations(page)).toEqual([])
})
