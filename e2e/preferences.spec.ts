import { expect, test } from '@playwright/test'
import { expectPlace } from './pages.ts'
import { wordsOf } from './words.ts'

test('the site keeps the language, the theme and the price colors that a visitor chooses @usually-desktop', async ({
  page,
}) => {
  const words = wordsOf('ja')
  const html = page.locator('html')
  const footer = page.getByRole('contentinfo')
  const settings = page.getByRole('banner').getByRole('button', { name: words('site:settings') })
  await page.goto('/home')
  await footer.getByRole('button', { name: '日本語' }).click()
  await footer.getByRole('combobox', { name: words('site:theme.label') }).selectOption('light')
  await settings.click()
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: words('site:colours.label') })
    .click()
  await page
    .getByRole('listbox')
    .getByRole('option', { name: words('site:colours.red-up') })
    .click()
  for (const path of ['/home', '/market']) {
    await page.goto(path)
    await expect(html).toHaveAttribute('lang', 'ja')
    await expect(html).toHaveAttribute('data-bl-theme', 'light')
    await expect(footer.getByRole('combobox', { name: words('site:theme.label') })).toHaveValue('light')
    await expect(footer.getByRole('combobox', { name: words('site:colours.label') })).toHaveValue('red-up')
  }
  await expect(page).toHaveTitle(`${words('site:title.market')} · Bourselet`)
})

test('on the home page, a visitor chooses a pair in the tab of prediction rounds and opens the rounds of this pair @desktop @deep', async ({
  page,
}) => {
  await page.goto('/home')
  await page.getByRole('tab', { name: 'Rounds' }).click()
  const pair = page.getByRole('button', { name: /^ETH .*bets close at/ })
  await pair.click()
  await expect(pair).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'All rounds' }).click()
  await expectPlace(page, '/option?symbol=ETHUSDT')
  await expect(page.getByRole('button', { name: /^ETH \/ USDT/ })).toBeVisible()
})
