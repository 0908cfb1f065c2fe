import { expect, test } from '@playwright/test'
import { freshMember } from './exchange.ts'
import { expectPlace, expectToast, isPhone, signIn } from './pages.ts'

test('the gallery page shows a custom element with the settings from its controls or from the page address, and lists the events of the element @deep', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const part = async (name: string) => {
    if (isPhone(info)) await page.getByRole('tab', { name, exact: true }).click()
  }
  await page.goto('/test')
  await page.getByRole('searchbox', { name: 'Find a widget' }).fill('book')
  await page.getByRole('link', { name: /^Order book/ }).click()
  const book = page.locator('bourselet-order-book')
  await expect(book.getByRole('row').nth(8)).toBeVisible()
  await expect(book.getByRole('columnheader', { name: 'Qty (BTC)' }).first()).toBeVisible()

  await part('Properties')
  await page.getByRole('combobox', { name: 'symbol' }).click()
  await page.getByRole('option', { name: 'ETHUSDT' }).click()
  await page.getByRole('combobox', { name: 'Host page' }).click()
  await page.getByRole('option', { name: 'Newspaper' }).click()
  await part('Code')
  const code = page.getByRole('region', { name: 'Code' })
  await expect(code).toContainText('symbol="ETHUSDT"')
  await expect(code).toContainText('--bl-accent: #8e2030')
  await code.getByRole('tab', { name: 'React' }).click()
  await expect(code).toContainText("import { OrderBook } from '@bourselet/widgets/market'")
  await code.getByRole('button', { name: 'Copy code' }).click()
  await expectToast(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<OrderBook')
  await expectPlace(page, '/test?tag=order-book&attr.symbol=ETHUSDT&host=newspaper&code=react')

  await page.reload()
  await expect(book.getByRole('columnheader', { name: 'Qty (ETH)' }).first()).toBeVisible()
  await expect(book).toHaveCSS('--bl-accent', '#8e2030')
  await expect(book.getByRole('row').nth(8)).toBeVisible()
  await page.getByRole('radio', { name: 'Offline' }).check({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible()
  await expect(book.getByText(/Reconnecting/)).toBeVisible()
  await page.getByRole('radio', { name: 'Normal' }).check({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'Connected' })).toBeVisible()
  await page.getByRole('radio', { name: 'Error' }).check({ force: true })
  await expect(book.getByText('This could not be loaded')).toBeVisible()
  await expectPlace(page, '/test?tag=order-book&attr.symbol=ETHUSDT&host=newspaper&code=react&state=error')
  await page.getByRole('radio', { name: 'Empty' }).check({ force: true })
  await expect(book.getByText('The order book is empty')).toBeVisible()
  await page.getByRole('radio', { name: 'Ready' }).check({ force: true })
  await expect(book.getByRole('row').nth(8)).toBeVisible()
  // If a trade empties the pressed row just before the press, the press has no effect, so the test presses
  // again.
  await expect(async () => {
    await part('Preview')
    await book.getByRole('row').nth(5).click()
    await part('Events')
    const events = page.getByRole('log', { name: 'Events' })
    await expect(events).toContainText('bourselet-price-select', { timeout: 2_000 })
  }).toPass()
})

test('on the gallery page, a custom element for members asks a visitor to log in, and shows a logged-in member their own data @deep', async ({
  page,
  context,
}) => {
  await page.goto('/test?tag=balances')
  await expect(page.locator('bourselet-balances').getByText(/^Log in to see/)).toBeVisible()
  await expect(page.getByText('Log in to see this widget with your own account.')).toBeVisible()
  await signIn(context, await freshMember({ USDT: '4321' }))
  await page.reload()
  await expect(page.locator('bourselet-balances').getByText(/4,321/).first()).toBeVisible()
  await page.getByRole('radio', { name: 'A visitor' }).check({ force: true })
  await expect(page.locator('bourselet-balances').getByText(/^Log in to see/)).toBeVisible()
})
