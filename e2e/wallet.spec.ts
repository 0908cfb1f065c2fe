import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { ask, freshMember } from './exchange.ts'
import { choose, expectPlace, isPhone, signIn } from './pages.ts'

test('the wallet shows its total value, the distribution of this value by coin and by account, and working links @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember({ USDT: '3000', BTC: '0.1' }, '1000')
  await signIn(context, member)
  await choose(context, { locale: 'en' })
  await page.goto('/account')
  const { total_usdt } = await ask('wallet.balances', {}, member.token)
  const shownTotal = async () =>
    Number(((await page.locator('.bl-balances__figure').first().textContent()) ?? '').replaceAll(',', ''))
  // Prices may change between the two readings, from the page and from the API, so the totals are only roughly
  // equal.
  await expect.poll(async () => Math.abs((await shownTotal()) / Number(total_usdt) - 1)).toBeLessThan(0.02)
  const legend = page.locator('.bl-allocation__legend li')
  await expect(legend).toHaveCount(2)
  await expect(legend.first()).toContainText('BTC')
  await page.getByRole('radio', { name: 'Accounts' }).check({ force: true })
  await expect(legend).toHaveText([/Spot/, /Futures/])
  await expect(page.getByText(/The chart begins when your first day ends/)).toBeVisible()
  await page.getByRole('button', { name: 'All changes' }).click()
  await expectPlace(page, isPhone(info) ? '/mbaccountRecords' : '/accountRecord')
  await page.goBack()
  if (isPhone(info)) await page.locator('summary', { hasText: /^BTC/ }).click()
  await page.getByRole('button', { name: 'Trade BTC' }).click()
  await expectPlace(page, /exchange\?symbol=BTCUSDT/)
})

test('the account statement has a line for each trade, and the member can filter it by type and export it as CSV @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember({ USDT: '3000', BTC: '0.1' })
  const order = { symbol: 'BTCUSDT', side: 'buy', quantity: '0.001', type: 'limit', price: '40000' } as const
  for (let count = 0; count < 3; count += 1) await ask('spot.place', order, member.token)
  const market = { symbol: 'BTCUSDT', side: 'sell', type: 'market', quantity: '0.01' } as const
  const { fills } = await ask('spot.place', market, member.token)
  await signIn(context, member)
  await choose(context, { locale: 'en' })
  await page.goto(isPhone(info) ? '/mbaccountRecords' : '/accountRecord')
  const sold = page.getByRole('cell', { name: isPhone(info) ? /^Sold 0\.\d+ BTC @/ : /^Sold 0\.\d+ BTC at/ })
  await expect(sold).toHaveCount(fills.length)
  const frozen = page.getByRole('cell', { name: 'Frozen for an order' })
  await expect(frozen).toHaveCount(0)
  if (isPhone(info)) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Lines' }).click()
  await page.getByRole('option', { name: 'With freezes and releases' }).click()
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Frozen for an order' }).click()
  if (isPhone(info)) await page.getByRole('button', { name: 'Show 4 records' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(4)

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await downloaded).path(), 'utf8')
  const [head, ...rows] = text.trim().split('\r\n')
  expect(head).toContain('available_delta,frozen_delta')
  const { list } = await ask('wallet.changes', { type: 'trade_freeze' }, member.token)
  expect(rows.map((row) => row.split(',')[0])).toEqual(list.map(({ id }) => `${id}`))
  expect(rows.filter((row) => row.includes(',-40.00000000,40.00000000,'))).toHaveLength(3)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(sold).toHaveCount(fills.length)
  await expect(frozen).toHaveCount(0)
})
