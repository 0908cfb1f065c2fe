import { expect, type Page, test } from '@playwright/test'
import { partner } from './addresses.ts'
import { full } from './browsers.ts'

test.use(full)

const shownTags = [
  'ticker',
  'order-book',
  'recent-trades',
  'price-chart',
  'coin-list',
  'trade-ticket',
  'login',
]

const framedTags = ['trade-ticket', 'login']

/** Opens a partner's page with a tag between two texts, and adds up the layout shifts of the page. */
async function open(page: Page, tag: string): Promise<void> {
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${partner}/reserved.html?tag=bourselet-${tag}`)
}

/** Waits until a tag shows its content, in the page itself or in its frame. */
async function untilShown(page: Page, tag: string): Promise<void> {
  const element = page.locator(`bourselet-${tag}`)
  const isFrame = framedTags.includes(tag)
  if (isFrame) await expect(element.locator('.place[data-state="ready"]')).toBeVisible()
  const content = isFrame ? element.frameLocator('iframe').locator('body') : element.locator('.bl-root')
  await expect(content.first()).toContainText(/\d{2}|Log in/)
}

for (const tag of shownTags)
  test(`on a page with the style sheet that reserves heights for custom elements, no content moves while ${tag} loads @deep`, async ({
    page,
  }) => {
    await open(page, tag)
    await untilShown(page, tag)
    const moved = await page.evaluate(() => (window as never as { moved: { sum: number } }).moved.sum)
    expect(moved).toBeLessThan(0.02)
  })
