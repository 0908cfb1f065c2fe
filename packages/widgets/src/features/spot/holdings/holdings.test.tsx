import { granted, mul } from '@bourselet/sdk/money'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { fill, order, pageOf } from '../../../testing/show-orders.tsx'
import { Holdings, type HoldingsProps } from './holdings.tsx'
import { HoldingsTotal } from './holdings-total.tsx'

const none = '0.00000000'

const balance = (coin: string, total: string, price_usdt: string): Wallet['list'][number] => ({
  ...{ coin, name: coin, account: 'spot', available: total, frozen: '0.00000000', total, price_usdt },
  ...{
    value_usdt: '0.00000000',
    icon: '/icons/coin.svg',
    deposit_enabled: false,
    withdraw_enabled: false,
    chains: [],
  },
})

const bought = (number: number, price: string, qty: string): SpotOrder =>
  order(number, {
    ...{ status: 'completed', filled: qty, fee: '0.00000000' },
    quote_filled: granted(mul(price, qty)),
    fills: [fill(number, { price, qty, fee: '0.00000000' })],
  })

const orders = [bought(2, '62000.00', '0.10000000'), bought(1, '58000.00', '0.10000000')]

type Shown = { props?: HoldingsProps; btc?: string; history?: object; width?: number; visitor?: boolean }

async function show({ props, btc = '0.20000000', history, width = 1000, visitor }: Shown = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const list = [balance('BTC', btc, '60000.00'), balance('USDT', '10.00000000', '1')]
  const wallet = {
    ...{ total_usdt: none, total_btc: none, list },
    by_account: { spot: none, futures: none, finance: none, loans: none },
  }
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: wallet })
  await exchange.step({ do: 'answer', call: 'orderList', data: history ?? pageOf(orders) })
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '61000.00' })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const holdings = (
    <>
      <HoldingsTotal />
      <Holdings {...props} />
    </>
  )
  const { page, host } = await renderKit(holdings, {
    ...{ client: exchange.sdk, locale: 'en', width, shadow: true },
  })
  page.preferences.setState({ hideAmounts: false })
  const cells = () =>
    [...host.shadowRoot!.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td, th')].map((cell) => cell.textContent),
    )
  return { exchange, cells, host }
}

test('shows average cost, value and unrealized result of each coin, and follows the last price', async () => {
  const { exchange, cells, host } = await show()
  await expect
    .poll(cells)
    .toEqual([['BTC', '0.20', '0.00', '60,000.00', '61,000.00', '12,200.00', '+200.00', '+1.67%']])
  await expect
    .poll(() => host.shadowRoot!.querySelector('.bl-holdings__total')?.textContent)
    .toContain('+200.00 USDT')
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '59000.00' })
  await expect.poll(() => cells()[0]?.slice(4)).toEqual(['59,000.00', '11,800.00', '−200.00', '−1.67%'])
  await expect
    .poll(() => host.shadowRoot!.querySelector('.bl-holdings__total')?.textContent)
    .toContain('−200.00 USDT')
})

test('a coin that the member did not buy has no cost and no result', async () => {
  const { cells } = await show({ history: pageOf([]) })
  await expect.poll(() => cells()[0]?.slice(3)).toEqual(['—', '61,000.00', '12,200.00', '—', '—'])
})

test('if only a part of a coin was bought, its average cost names this part, and the result is that of the part', async () => {
  const { cells } = await show({ btc: '0.50000000' })
  await expect
    .poll(() => cells()[0]?.slice(1))
    .toEqual(['0.50', '0.00', '60,000.00for 0.2 BTC', '61,000.00', '30,500.00', '+200.00', '+1.67%'])
})

test('with older orders than those counted, states since when trades are counted and offers to include older ones', async () => {
  const { exchange, cells, host } = await show({ history: pageOf(orders, 7), btc: '0.50000000' })
  const older = pageOf([bought(3, '51000.00', '0.10000000')], 7)
  await exchange.step({ do: 'answer', call: 'orderList', data: older, when: { page: 6 } })
  await expect.element(browser.getByText(/Trades of orders since Jan 1, 2026 are counted\./)).toBeVisible()
  // Each of the pages contains the same orders, which count once.
  expect(cells()[0]?.[3]).toBe('60,000.00for 0.2 BTC')
  await browser.getByRole('button', { name: 'Include older trades' }).click()
  await expect.poll(async () => (await exchange.inspect()).requests.orderList).toMatchObject({ page: 6 })
  // The list and its sum count the same orders.
  await expect.poll(() => cells()[0]?.[6]).toBe('+1,200.00')
  await expect
    .poll(() => host.shadowRoot!.querySelector('.bl-holdings__total')?.textContent)
    .toContain('+1,200.00')
})

test('the sell button is disabled for a quantity below the step of the pair', async () => {
  await show({ props: { onSell: vi.fn() }, btc: '0.00000999' })
  await expect.element(browser.getByRole('button', { name: 'Sell BTC' })).toBeDisabled()
})

test('the sell button passes on the pair of the coin and the available quantity, rounded down to the step of the pair', async () => {
  const onSell = vi.fn()
  await show({ props: { onSell }, btc: '0.20000999' })
  await browser.getByRole('button', { name: 'Sell BTC' }).click()
  expect(onSell).toHaveBeenCalledExactlyOnceWith('BTCUSDT', '0.20000')
})

test('on a phone, a row has the coin with its quantity and the result with its percentage', async () => {
  const { cells } = await show({ width: 390 })
  await expect.poll(() => cells()[0]?.slice(0, 2)).toEqual(['BTC0.2\u00a0BTC', '+200.00+1.67%'])
})

test('asks a visitor to log in', async () => {
  await show({ visitor: true })
  await expect.element(browser.getByText('Log in to see your holdings')).toBeVisible()
})
