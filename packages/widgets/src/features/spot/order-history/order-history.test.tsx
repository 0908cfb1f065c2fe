import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { fill, order, pageOf, showOrders } from '../../../testing/show-orders.tsx'
import { OrderHistory } from './order-history.tsx'

const bought = order(2, {
  status: 'completed',
  filled: '0.05000000',
  quote_filled: '2999.60000000',
  avg_price: '59992.00000000',
  fee: '0.00005000',
  fills: [
    fill(1, { price: '59990.00', qty: '0.04000000' }),
    fill(2, { price: '60000.00', liquidity: 'maker' }),
  ],
})
const ended = order(1, { status: 'expired', reason: 'fok', tif: 'FOK', side: 'sell', fills: [] })
const history = pageOf([bought, ended], 3)
const asked = { page: 1, limit: 20, with_fills: true }

describe('order history', () => {
  it('shows every order with its status', async () => {
    await showOrders(<OrderHistory />, { history })
    await expect.element(browser.getByText('59,992.00')).toBeVisible()
    await expect.element(browser.getByText('2,999.60')).toBeVisible()
    await expect.element(browser.getByText('Expired')).toBeVisible()
  })

  it('shows totals with the decimals of the quote coin, not with those of the price', async () => {
    const doge = { symbol: 'DOGEUSDT', quantity: '200.00000000', filled: '200.00000000' } as const
    const sold = { ...doge, status: 'completed', side: 'sell', quote_filled: '27.58670000' } as const
    await showOrders(<OrderHistory />, { history: pageOf([order(1, sold)]) })
    await expect.element(browser.getByText('27.58', { exact: true })).toBeVisible()
  })

  it('filters the orders by pair, side, status and period, and opens further pages', async () => {
    const exchange = await showOrders(<OrderHistory />, { history })
    const last = async () => (await exchange.inspect()).requests.orderList
    await expect.poll(last).toEqual(asked)
    await browser.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(last).toEqual({ ...asked, page: 2 })
    await browser.getByRole('combobox', { name: 'Side' }).click()
    await browser.getByRole('option', { name: 'Sell' }).click()
    await expect.poll(last).toEqual({ ...asked, side: 'sell' })
    await browser.getByRole('combobox', { name: 'Status' }).click()
    await browser.getByRole('option', { name: 'Canceled' }).click()
    await browser.getByRole('combobox', { name: 'Pair' }).click()
    await browser.getByRole('option', { name: 'ETH/USDT' }).click()
    await expect.poll(last).toEqual({ ...asked, side: 'sell', status: 'cancelled', symbol: 'ETHUSDT' })
    await browser.getByRole('button', { name: '7D' }).click()
    await expect.poll(async () => typeof (await last())?.start).toBe('number')
  })

  it('with the prop `symbol`, requests only orders of this pair and shows no filter for pairs', async () => {
    const exchange = await showOrders(<OrderHistory symbol="BTCUSDT" />, { history })
    await expect
      .poll(async () => (await exchange.inspect()).requests.orderList)
      .toEqual({ ...asked, symbol: 'BTCUSDT' })
    await expect.element(browser.getByRole('combobox', { name: 'Pair' })).not.toBeInTheDocument()
  })

  it('opens the details of an order with its trades and the reason why it ended', async () => {
    await showOrders(<OrderHistory />, { history })
    await browser.getByRole('button', { name: 'Details of this order' }).first().click()
    const dialog = browser.getByRole('dialog')
    await expect.element(dialog.getByText('59,990.00')).toBeVisible()
    await expect.element(dialog.getByText('Maker')).toBeVisible()
    await expect.element(dialog.getByText('S202601010000000002')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await browser.getByRole('button', { name: 'Details of this order' }).last().click()
    await expect.element(dialog.getByText('Fill or kill: it could not be filled in full')).toBeVisible()
    await expect.element(dialog.getByText('Nothing was filled.')).toBeVisible()
  })

  it('the details of an order of which no trade is listed do not state that nothing was filled', async () => {
    const cut = order(2, { status: 'completed', filled: '0.05000000', fills: [] })
    await showOrders(<OrderHistory />, { history: pageOf([cut]) })
    await browser.getByRole('button', { name: 'Details of this order' }).click()
    const dialog = browser.getByRole('dialog')
    await expect.element(dialog.getByText('Older trades are not listed.')).toBeVisible()
    await expect.element(dialog.getByText('Nothing was filled.')).not.toBeInTheDocument()
  })

  it('shows the trigger of a conditional order; its details contain the trail, the trigger time and the other OCO leg', async () => {
    const trailing = order(3, {
      ...{ side: 'sell', type: 'trailing_stop', status: 'completed', price: null, trail_pct: '2.00' },
      ...{ trigger_price: '58800.00', trigger_when: 'falls', triggered_at: Date.UTC(2026, 0, 2, 12) },
    })
    const other_leg = order(4, {
      ...{ side: 'sell', type: 'stop_limit', status: 'expired', reason: 'other_leg', price: '57900.00' },
      ...{ trigger_price: '58000.00', trigger_when: 'falls', oco_order_no: order(5).order_no },
    })
    await showOrders(<OrderHistory />, { history: pageOf([other_leg, trailing]) })
    await expect.element(browser.getByText('≤\u00a058,000.00')).toBeVisible()
    const details = browser.getByRole('button', { name: 'Details of this order' })
    const dialog = browser.getByRole('dialog')
    await details.first().click()
    await expect.element(dialog.getByText('The other order of the OCO was first')).toBeVisible()
    await expect.element(dialog.getByText(order(5).order_no)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await details.last().click()
    await expect.element(dialog.getByText('2.00%')).toBeVisible()
    await expect.element(dialog.getByText('≤\u00a058,800.00')).toBeVisible()
    await expect.element(dialog.getByText('Triggered', { exact: true })).toBeVisible()
  })

  it('loads the list again when one of the member’s orders changes', async () => {
    const exchange = await showOrders(<OrderHistory />, { history })
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    const before = (await exchange.inspect()).calls.orderList ?? 0
    await exchange.step({ do: 'member', data: { kind: 'order', order: order(3) } })
    await expect.poll(async () => (await exchange.inspect()).calls.orderList).toBeGreaterThan(before)
  })

  it('if the filters match no order, offers a button that clears them', { tags: 'deep' }, async () => {
    await showOrders(<OrderHistory />)
    await expect.element(browser.getByText('No orders yet')).toBeVisible()
    await browser.getByRole('combobox', { name: 'Side' }).click()
    await browser.getByRole('option', { name: 'Buy', exact: true }).click()
    await expect.element(browser.getByText('Nothing matches')).toBeVisible()
    await browser.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect.element(browser.getByText('No orders yet')).toBeVisible()
    await expect.element(browser.getByRole('combobox', { name: 'Side' })).toHaveTextContent('Buy and sell')
  })
})
