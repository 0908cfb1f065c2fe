import { expect, test } from '@playwright/test'
import { violations } from './axe.ts'

/** Paths of the documentation: one page of each kind. */
const kinds = [
  '',
  'guides/embed/',
  'tags/order-book/',
  'sdk/market/coins/',
  'errors/PRICE_TICK/',
  'theming/',
  'api/',
]

test('a developer searches the documentation, tries a call on the sandbox and sees a tag live @desktop', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/docs/')
  await expect(page.locator('bourselet-ticker')).toContainText(/\d\d,\d{3}\.\d\d/)
  await page.keyboard.press('/')
  await page.keyboard.type('market.coins')
  await expect(page.getByRole('link', { name: 'market.coins call' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'sdk.market.coins', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByLabel('Answer', { exact: true })).toContainText('"code": 1')
  await page.goto('/docs/sdk/spot/openOrders/')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByLabel('Answer', { exact: true })).toContainText('"code": 1')
  expect(complaints).toEqual([])
})

test('links to the former API reference lead to the documentation page of the same call, error or schema @desktop', async ({
  page,
}) => {
  for (const [old, path] of [
    ['', 'api/'],
    ['#spot.place', 'sdk/spot/place/'],
    ['#error-PRICE_TICK', 'errors/PRICE_TICK/'],
    ['#schema-SpotOrder', 'api/shapes/#schema-SpotOrder'],
    ['#no-such-call', 'api/'],
  ]) {
    await page.goto('about:blank')
    await page.goto(`/reference/${old}`)
    await expect(page).toHaveURL(`/docs/${path}`)
  }
  await expect(page.getByRole('heading', { name: 'API', level: 1 })).toBeVisible()
})

for (const path of kinds)
  test(`the page /docs/${path} has no accessibility violation in either theme and fits a width of 390 px @desktop @deep`, async ({
    page,
  }) => {
    await page.goto(`/docs/${path}`)
    await expect(page.locator('search')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.locator('.theme').click()
    expect(await violations(page, 'contrast')).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
