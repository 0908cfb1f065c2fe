import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { pageOf } from '../../../testing/show-orders.tsx'
import { WalletOverview, type WalletOverviewProps } from './wallet-overview.tsx'

const row = (coin: string, account: 'spot' | 'futures', total: string, price: string, value: string) => ({
  coin,
  account,
  available: total,
  frozen: '0.00000000',
  total,
  price_usdt: price,
  value_usdt: value,
  name: coin,
  icon: `/icons/${coin.toLowerCase()}.svg`,
  deposit_enabled: true,
  withdraw_enabled: true,
  chains: [],
})

const wallet: Wallet = {
  total_usdt: '75000.00000000',
  total_btc: '1.25000000',
  by_account: {
    spot: '70000.00000000',
    futures: '5000.00000000',
    finance: '0.00000000',
    loans: '0.00000000',
  },
  list: [
    row('USDT', 'spot', '10000.00000000', '1.00', '10000.00000000'),
    row('BTC', 'spot', '1.00000000', '60000.00', '60000.00000000'),
    row('USDT', 'futures', '5000.00000000', '1.00', '5000.00000000'),
  ],
}

const history = [
  { date: '2026-01-05', total_usdt: '70000.00000000' },
  { date: '2026-01-06', total_usdt: '72000.00000000' },
  { date: '2026-01-07', total_usdt: '60000.00000000' },
  { date: '2026-01-08', total_usdt: '75000.00000000' },
]

type Setting = {
  visitor?: boolean
  fail?: boolean
  days?: typeof history
  /** Time of the server in ms. Default: noon UTC on the last day of `history`. */
  now?: number
  width?: number
  shadow?: boolean
}

async function show(
  props: WalletOverviewProps = {},
  {
    visitor,
    fail,
    days = history,
    now = Date.UTC(2026, 0, 8, 12),
    width = 1160,
    shadow = false,
  }: Setting = {},
) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const call = 'queryCoinAccount'
  await exchange.step(
    fail
      ? { do: 'fail', call, code: 4003, error: 'FORBIDDEN' }
      : { do: 'answer', call, data: { ...wallet, history: days } },
  )
  await exchange.step({ do: 'answer', call: 'accountChangeRecord', data: { ...pageOf([]), totals: null } })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const { page, host } = await renderKit(<WalletOverview {...props} />, {
    shadow,
    client: { ...exchange.sdk, clock: { ...exchange.sdk.clock, now: () => now } },
    width,
    locale: 'en',
  })
  page.preferences.setState({ hideAmounts: false })
  return { ...exchange, host }
}

const legend = () =>
  [...document.querySelectorAll('.bl-allocation__legend li')].map((item) =>
    [...item.querySelectorAll('span')].map((part) => part.textContent).join(' '),
  )

test('shows the total, today’s profit or loss, and the distribution by coin and by account', async () => {
  await show()
  await expect.element(browser.getByText('75,000.00').first()).toBeVisible()
  // The total rose by 25 percent from 60,000 the day before.
  await expect.element(browser.getByText('+25.00%').first()).toBeVisible()
  await expect.element(browser.getByText('+15,000.00')).toBeVisible()
  await browser.getByRole('button', { name: 'today' }).click()
  const about = 'Since 00:00 UTC, deposits and withdrawals included'
  await expect.element(browser.getByRole('tooltip')).toHaveTextContent(about)
  await expect.poll(legend).toEqual(['BTC 80.0%', 'USDT 20.0%'])
  await browser.getByRole('radio', { name: 'Accounts' }).click()
  await expect.poll(legend).toEqual(['Spot 93.3%', 'Futures 6.7%'])
  // Grid lines are gray, so a colored pixel shows that the chart draws the data of the member.
  for (const part of ['.bl-staircase', '.bl-allocation']) {
    await expect.poll(() => coloured(`${part} canvas`)).toBe(true)
  }
})

function coloured(selector: string): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>(selector)
  if (!canvas || canvas.width === 0) return false
  const pixels = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! > 200 && Math.abs(pixels[at]! - pixels[at + 1]!) > 60) return true
  }
  return false
}

test('arrow keys select a day of the history chart, and screen readers get the values of that day', async () => {
  await show()
  const chart = browser.getByRole('slider', { name: 'Balance over time' })
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', 'Thu, Jan 8, +25.00%: +15,000.00 USDT, 75,000.00 USDT in all')
  chart.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', 'Wed, Jan 7, −16.67%: −12,000.00 USDT, 60,000.00 USDT in all')
  await userEvent.keyboard('{Home}')
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', 'Mon, Jan 5: 0.00 USDT, 70,000.00 USDT in all')
})

test('after midnight UTC, the change of today is measured from the total of the day before', async () => {
  const days = [...history.slice(0, -1), { date: '2026-01-08', total_usdt: '74000.00000000' }]
  await show({}, { days, now: Date.UTC(2026, 0, 9, 0, 2) })
  await expect
    .element(browser.getByRole('slider', { name: 'Balance over time' }))
    .toHaveAttribute('aria-valuetext', 'Fri, Jan 9, +1.35%: +1,000.00 USDT, 75,000.00 USDT in all')
})

test('if the member hides amounts, the texts of the history chart also contain no amounts', async () => {
  await show()
  await browser.getByRole('button', { name: 'Hide amounts' }).click()
  const chart = browser.getByRole('slider', { name: 'Balance over time' })
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Thu, Jan 8, +25.00%: Amount hidden')
  await expect
    .poll(() => document.querySelector('.bl-wallet')?.textContent)
    .not.toMatch(/75,000|15,000|60,000/)
})

test('for a new member, states when their history chart will begin', async () => {
  await show({}, { days: history.slice(-1) })
  await expect.element(browser.getByText(/The chart begins when your first day ends/)).toBeVisible()
})

test('shows the total in another coin if the member selects it', async () => {
  await show()
  await browser.getByRole('combobox', { name: 'Show the total in' }).click()
  await browser.getByRole('option', { name: 'BTC' }).click()
  await expect.element(browser.getByText('≈ 75,000.00 USDT')).toBeVisible()
})

test('asks a visitor to log in and makes no request', async () => {
  const onSignIn = vi.fn()
  const exchange = await show({ onSignIn }, { visitor: true })
  await browser.getByRole('button', { name: 'Log in' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
  expect((await exchange.inspect()).calls.queryCoinAccount).toBeUndefined()
})

test('the opened details of a balance change close when the client gets another session token', async () => {
  const exchange = await show()
  const change = {
    ...{ id: 1, account: 'spot', coin: 'USDT', type: 'deposit', ref_type: 'deposit', ref_no: 'D1' },
    ...{ available_delta: '100.00000000', frozen_delta: '0.00000000', available_after: '1100.00000000' },
    ...{ frozen_after: '0.00000000', trade: null, remark: '', created_at: Date.UTC(2026, 0, 1) },
  }
  const call = 'accountChangeRecord'
  await exchange.step({ do: 'answer', call, data: { ...pageOf([change]), totals: null } })
  exchange.sdk.token.set('u'.repeat(32))
  await browser.getByRole('button', { name: /^Deposit\s?Spot/ }).click()
  await expect.element(browser.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
  exchange.sdk.token.set('v'.repeat(32))
  await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
})

test('if the wallet fails to load, the retry button loads it', async () => {
  const exchange = await show({}, { fail: true })
  const retry = browser.getByRole('button', { name: 'Try again' }).first()
  await expect.element(retry).toBeVisible()
  const asked = async () => (await exchange.inspect()).calls.queryCoinAccount ?? 0
  const before = await asked()
  // The call fails until the second click. If it succeeded earlier, the automatic retry would remove the button before
  // that click.
  await retry.click()
  await expect.poll(asked).toBeGreaterThan(before)
  await expect.element(retry).toBeVisible()
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: { ...wallet, history } })
  retry.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(browser.getByText('75,000.00').first()).toBeVisible()
})

/** Shows the wallet in a shadow root, and returns the distance of a part from its upper edge in px. */
async function placesAt(width: number) {
  const { host } = await show({}, { width, shadow: true })
  await expect.element(browser.getByText('70,000.00').first()).toBeInTheDocument()
  const topOf = (part: string) => host.shadowRoot!.querySelector(part)!.getBoundingClientRect().top
  return (part: string) => Math.round(topOf(part) - topOf('.bl-wallet__grid'))
}

test('beside the allocation, the coins begin at most 290 px below the upper edge', async () => {
  const place = await placesAt(1160)
  await expect.poll(() => place('.bl-wallet__coins')).toBeLessThan(290)
})

test('on a phone, the coins follow the total, and the tabs show the sums of the accounts', async () => {
  const place = await placesAt(358)
  await expect.poll(() => place('.bl-coin-rows > li')).toBeLessThan(360)
  expect(place('.bl-allocation')).toBeGreaterThan(place('.bl-wallet__coins'))
  await expect.element(browser.getByRole('tab', { name: 'Spot 70,000.00' })).toBeVisible()
  await expect.element(browser.getByRole('heading', { name: 'Balance over time' })).toBeInTheDocument()
})
