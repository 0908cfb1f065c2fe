import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { pageOf } from '../../../testing/show-orders.tsx'
import { AccountChanges, type AccountChangesProps } from './account-changes.tsx'
import type { AccountChange } from './changes-query.ts'

const change = (id: number, changes: Partial<AccountChange> = {}): AccountChange => ({
  id,
  account: 'spot',
  coin: 'USDT',
  type: 'deposit',
  available_delta: '100.00000000',
  frozen_delta: '0.00000000',
  available_after: '1100.00000000',
  frozen_after: '0.00000000',
  ref_type: 'deposit',
  ref_no: `D${id}`,
  trade: null,
  remark: '',
  created_at: Date.UTC(2026, 0, 1) + id * 60_000,
  ...changes,
})

const call = 'accountChangeRecord'

const totals = {
  opening: '9874.12000000',
  in: '18340.00000000',
  out: '-15764.12000000',
  closing: '12450.00000000',
}

async function show(
  props: AccountChangesProps = {},
  rows = [change(2), change(1, { type: 'trade_freeze' })],
  visitor = false,
  width = 1100,
) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call, data: { ...pageOf(rows), totals: null } })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const { page } = await renderKit(<AccountChanges {...props} />, {
    client: exchange.sdk,
    width,
    shadow: true,
    locale: 'en',
  })
  page.preferences.setState({ hideAmounts: false })
  return exchange
}

const bought = change(3, {
  type: 'trade_buy',
  available_delta: '100.00000000',
  frozen_delta: '-2722.52000000',
  available_after: '1100.00000000',
  frozen_after: '277.48000000',
  ref_type: 'spot_trade',
  ref_no: '77',
  trade: {
    trade_id: 77,
    order_no: 'S202601010000000009',
    symbol: 'BTCUSDT',
    side: 'buy',
    price: '52450.40',
    qty: '0.05000000',
    fee: '0.00005000',
    fee_coin: 'BTC',
    liquidity: 'taker',
    ts: 1_000,
  },
})

test('shows a trade as one line with price and new balance; the details show the fee, and every amount with its coin', async () => {
  await show({}, [bought])
  const row = browser.getByRole('row', { name: /Bought/ })
  await expect.element(row.getByText('0.05 BTC at 52,450.40')).toBeVisible()
  await expect.element(row.getByText('−2,622.52 USDT')).toBeVisible()
  await expect.element(row.getByText('1,377.48 USDT')).toBeVisible()
  await browser.getByRole('button', { name: /^Details/ }).click()
  const dialog = browser.getByRole('dialog', { name: 'Bought' })
  await expect.element(dialog.getByText('0.00005 BTC (taker)')).toBeVisible()
  await expect.element(dialog.getByText('4,000 USDT')).toBeVisible()
  for (const text of ['0.05 BTC', '52,450.40 USDT', '2,622.52 USDT'])
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('S202601010000000009')).toBeVisible()
})

test('rounds an outgoing amount up and an incoming amount down', async () => {
  const delta = (id: number, available_delta: string) => change(id, { available_delta })
  await show({}, [delta(2, '-1000.45200000'), delta(1, '1000.45900000')])
  await expect.element(browser.getByText('−1,000.46 USDT')).toBeVisible()
  await expect.element(browser.getByText('+1,000.45 USDT')).toBeVisible()
})

test('requests the statement by default, and all balance changes if the member selects “With freezes and releases”', async () => {
  const exchange = await show()
  const view = async () => (await exchange.inspect()).requests[call]?.view
  await expect.poll(view).toBe('statement')
  await browser.getByRole('combobox', { name: 'Lines' }).click()
  await browser.getByRole('option', { name: 'With freezes and releases' }).click()
  await expect.poll(view).toBe('changes')
})

test('if the member filters by a type of freeze or release, requests balance changes instead of statement lines', async () => {
  const exchange = await show()
  await browser.getByRole('combobox', { name: 'Type' }).click()
  await browser.getByRole('option', { name: 'Withdrawal returned' }).click()
  await expect
    .poll(async () => (await exchange.inspect()).requests[call])
    .toMatchObject({ type: 'withdraw_refund', view: 'changes' })
})

test('if the member filters by a coin, shows its opening and closing balance and the sums of its increases and decreases', async () => {
  const exchange = await show()
  await exchange.step({ do: 'answer', call, data: { ...pageOf([]), totals } })
  await browser.getByRole('combobox', { name: 'Coin' }).click()
  await browser.getByRole('option', { name: 'USDT' }).click()
  const value = (label: string) =>
    browser.getByText(label, { exact: true }).element().nextElementSibling?.textContent
  await expect.element(browser.getByText('Opening balance')).toBeVisible()
  expect(['Opening balance', 'In', 'Out', 'Closing balance', 'Net change'].map(value)).toEqual([
    '9,874.12 USDT',
    '+18,340',
    '−15,764.12',
    '12,450 USDT',
    '+2,575.88',
  ])
})

test('while the next period is loading, the summary names the days of the shown period', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await exchange.step({ do: 'answer', call, data: { ...pageOf([change(2)]), totals } })
  await browser.getByRole('combobox', { name: 'Coin' }).click()
  await browser.getByRole('option', { name: 'USDT' }).click()
  await expect.element(browser.getByText('Opening balance')).toBeVisible()
  await exchange.step({ do: 'hold', call })
  await browser.getByRole('button', { name: '7D' }).click()
  await expect.element(browser.getByRole('button', { name: '7D' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(browser.getByText('Opening balance', { exact: true })).toBeVisible()
  const next = { ...totals, opening: '1.00000000' }
  await exchange.step({ do: 'answer', call, data: { ...pageOf([change(2)]), totals: next } })
  await browser.getByRole('button', { name: '30D' }).click()
  await expect.element(browser.getByText(/^Opening balance · /)).toBeVisible()
  const opening = browser.getByText(/^Opening balance · /).element().nextElementSibling?.textContent
  expect(opening).toBe('1 USDT')
})

/** Presses the print button. Returns the texts of the printed document: the lines below its title, and its cells. */
async function print(): Promise<{ lines: string[]; cells: string[] }> {
  let printed: { lines: string[]; cells: string[] } | null = null
  const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')!
  const opened = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
  onTestFinished(() => opened.mockRestore())
  opened.mockImplementation(function (this: HTMLIFrameElement) {
    const page: Window = get?.call(this)
    page.print = () => {
      const texts = (of: string) =>
        [...page.document.querySelectorAll(of)].map(({ textContent }) => textContent ?? '')
      printed = { lines: texts('p'), cells: texts('td') }
      page.dispatchEvent(new Event('afterprint'))
    }
    return page
  })
  await browser.getByRole('button', { name: 'Print or PDF' }).click()
  await expect.poll(() => printed).not.toBeNull()
  return printed!
}

test('prints every line of the statement with its fee and balance', async () => {
  await show({}, [bought])
  const { cells } = await print()
  expect(cells.slice(1)).toEqual([
    'Bought · 0.05 BTC at 52,450.40',
    'S202601010000000009',
    '−2,622.52 USDT',
    '0.00005 BTC',
    '1,377.48 USDT',
  ])
  expect(document.querySelector('iframe[title="Account statement"]')).toBeNull()
})

test('the printed statement names its period and filters, and the balances at both ends of the period', {
  tags: 'deep',
}, async () => {
  const exchange = await show({}, [bought])
  await exchange.step({ do: 'answer', call, data: { ...pageOf([bought]), totals } })
  for (const [filter, option] of [
    ['Account', 'Spot'],
    ['Coin', 'USDT'],
  ] as const) {
    await browser.getByRole('combobox', { name: filter }).click()
    await browser.getByRole('option', { name: option }).click()
  }
  await expect.element(browser.getByText('Opening balance')).toBeVisible()
  const { lines } = await print()
  expect(lines.slice(0, -1)).toEqual([
    'Any time · Account: Spot · Coin: USDT',
    'Opening balance 9,874.12 USDT · In +18,340 USDT · Out −15,764.12 USDT · Closing balance 12,450 USDT',
  ])
})

test('shows a freeze with the frozen amount, and opens the details of a deposit', async () => {
  const freeze = {
    type: 'trade_freeze',
    available_delta: '-50.00000000',
    frozen_delta: '50.00000000',
  } as const
  await show({}, [change(2), change(1, freeze)])
  await expect.element(browser.getByRole('row', { name: /Frozen for an order.*50 USDT/ })).toBeVisible()
  await browser
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  const dialog = browser.getByRole('dialog', { name: 'Deposit' })
  await expect.element(dialog.getByText('D2')).toBeVisible()
  await expect.element(dialog.getByText('1,100 USDT')).toBeVisible()
})

test('shows a message if there are no changes; if the filters match no change, shows a button that clears the filters', {
  tags: 'deep',
}, async () => {
  await show({}, [])
  await expect.element(browser.getByText('No changes yet')).toBeVisible()
  await browser.getByRole('combobox', { name: 'Type' }).click()
  await browser.getByRole('option', { name: 'Bought' }).click()
  await expect.element(browser.getByText('Nothing matches')).toBeVisible()
  await browser.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect.element(browser.getByText('No changes yet')).toBeVisible()
})

test('asks a visitor to log in and makes no request', async () => {
  const onSignIn = vi.fn()
  const exchange = await show({ onSignIn }, [], true)
  await browser.getByRole('button', { name: 'Log in' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
  expect((await exchange.inspect()).calls[call]).toBeUndefined()
})

test('the member can cancel a long CSV export', async () => {
  const exchange = await show()
  await expect.element(browser.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  await exchange.step({ do: 'hold', call })
  await browser.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(browser.getByRole('meter')).toBeVisible()
  await browser.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(browser.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})

test('labels the income from wealth products “Earn income”, because the page of these products is named “Earn”', async () => {
  await show({}, [change(1, { type: 'wealth_income', ref_type: 'wealth', ref_no: 'I202601010000000001' })])
  await expect.element(browser.getByRole('row', { name: /Earn income/ })).toBeVisible()
})

test('on a phone, a line shows its time beside its details and the balance below its amount', async () => {
  await show({}, [bought], false, 390)
  const cell = (at: number) => browser.getByRole('row').nth(1).getByRole('cell').nth(at)
  await expect.element(cell(0).getByText('Bought 0.05 BTC')).toBeVisible()
  await expect.element(cell(0).getByText('@ 52,450.40', { exact: false })).toBeVisible()
  await expect.element(cell(0).getByText('Jan 1, 2026 00:03')).toBeVisible()
  await expect.element(cell(1).getByText('−2,622.52 USDT')).toBeVisible()
  await expect.element(cell(1).getByText('1,377.48 USDT')).toBeVisible()
})
