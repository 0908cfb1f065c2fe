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

test('a developer searches the documentation, tries a call on the sandbox and sees a custom element with live data @desktop', async ({
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

test('a reader sends an edited order request from the documentation, and the search finds a custom element, an SDK method and a CSS custom property by name @desktop', async ({
  page,
}) => {
  await page.goto('/docs/sdk/spot/place/')
  const request = page.getByLabel('Request', { exact: true })
  const answer = page.getByLabel('Answer', { exact: true })
  for (const price of ['60000.00', '59000.00']) {
    await request.fill((await request.inputValue()).replace(/\d+\.00/, price))
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(answer).toContainText(`"price": "${price}"`)
    await expect(answer).toContainText('"code": 1')
  }
  const field = page.getByRole('searchbox')
  const results = page.getByRole('list', { name: 'Results' })
  for (const [word, title] of [
    ['bourselet-ticker', 'ticker'],
    ['sdk.spot.place', 'spot.place'],
    ['--bl-accent', 'Theming'],
  ] as const) {
    await field.fill(word)
    await expect(results.getByRole('link').first()).toContainText(title)
  }
})

test('the search results close after a choice, Escape, a click elsewhere or Shift+Tab, and a failed request for the search index is repeated @desktop @deep', async ({
  page,
}) => {
  let isRefused = true
  await page.route('**/docs/search.json', (route) => {
    const refused = isRefused
    isRefused = false
    return refused ? route.abort() : route.continue()
  })
  await page.goto('/docs/api/shapes/')
  const field = page.getByRole('searchbox')
  const results = page.getByRole('list', { name: 'Results' })
  const failed = page.waitForEvent('requestfailed')
  await field.pressSequentially('I')
  await failed
  await field.pressSequentially('dempotencyKey')
  await expect(results).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#schema-IdempotencyKey$/)
  await expect(results).toBeHidden()
  await field.fill('spot')
  await expect(results).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(results.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(results).toBeHidden()
  await expect(field).toBeFocused()
  await field.fill('futures')
  await expect(results).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(results).toBeHidden()
  await field.fill('convert')
  await expect(results).toBeVisible()
  await field.press('Shift+Tab')
  await expect(results).toBeHidden()
})

test('if the reader has chosen no theme, the theme button and the live custom elements follow the theme of the system @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/docs/tags/ticker/')
  const settings = page.locator('bourselet-config')
  await expect(settings).toHaveAttribute('theme', 'light')
  await expect(page.locator('.theme')).toHaveText('Dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(settings).toHaveAttribute('theme', 'dark')
  await expect(page.locator('.theme')).toHaveText('Light')
})

test('links to the former API reference lead to the documentation page of the same call, error or schema @desktop @deep', async ({
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
