import { expect, test } from '@playwright/test'
import { violations } from './axe.ts'
import { ask, balanceOf, freshMember, units } from './exchange.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'

const symbol = 'LTCUSDT'

// The server computes the frozen amount, so only a test with the real sandbox shows the amount that all orders freeze.
test('a member places five buy orders between two prices by keyboard alone, the largest at the lowest price @deep', async ({
  page,
  context,
}, info) => {
  const { token } = await freshMember({ USDT: '1000' })
  const coins = await ask('market.coins', { product: 'spot' })
  const last = Number(coins.find((one) => one.symbol === symbol)!.last)
  const low = Math.round(last * 0.6)
  await signIn(context, { token })
  await choose(context, { locale: 'en' })
  await page.goto(`${paths(info).exchange}?symbol=${symbol}`)
  if (isPhone(info)) await page.getByRole('button', { name: 'Buy', exact: true }).click()
  const settings = page.getByRole('button', { name: 'Order settings' })
  await settings.focus()
  await page.keyboard.press('Enter')
  const scaled = page.getByRole('button', { name: 'Scaled order' })
  await expect(scaled).toBeVisible()
  await scaled.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Scaled order' })
  await expect(dialog.getByRole('textbox', { name: 'Lowest price' })).toBeFocused()
  for (const text of [`${low}`, `${low + 4}`, '3', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(dialog.getByRole('radio', { name: 'Even' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'More low' })).toBeChecked()
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expectToast(page, 'Orders placed')
  await expect(dialog).toBeHidden()
  const { list } = await ask('spot.openOrders', { symbol }, token)
  const placed = list.map(({ price, quantity }) => [Number(price) - low, Number(quantity)])
  expect(placed.sort(([a], [b]) => a! - b!)).toEqual([
    ...[
      [0, 1],
      [1, 0.8],
      [2, 0.6],
      [3, 0.4],
      [4, 0.2],
    ],
  ])
  // The five orders buy 3 coins in total. At the lowest price, they would freeze 3 × the lowest price. The four higher
  // orders freeze 0.8, 1.2, 1.2 and 0.8 USDT more (price difference × quantity).
  const { frozen } = await balanceOf(token, 'USDT')
  expect(frozen.toString()).toBe(units(`${low * 3 + 4}.00000000`).toString())
})
