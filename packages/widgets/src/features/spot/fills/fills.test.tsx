import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { fill, order, pageOf, showOrders } from '../../../testing/show-orders.tsx'
import { Fills } from './fills.tsx'

const older = order(1, {
  side: 'sell',
  status: 'completed',
  fills: [fill(9, { fee: '0.60000000', fee_coin: 'USDT' })],
})
const newer = order(2, { status: 'partial', fills: [fill(3), fill(4, { price: '60001.00' })] })
/** Returns one of the figures of each row: 0 is the price, 2 is the total. */
const figures = (at: number) =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('.bl-figure')[at]?.textContent)
const prices = () => figures(0)

describe('trades of the member', () => {
  it('lists the member’s trades of all orders, newest first', async () => {
    await showOrders(<Fills />, { history: pageOf([newer, older]) })
    await expect.poll(prices).toEqual(['60,000.00', '60,001.00', '60,000.00'])
    await expect.element(browser.getByText('0.6 USDT')).toBeVisible()
    await expect.element(browser.getByRole('button', { name: 'Older trades' })).not.toBeInTheDocument()
  })

  it('states that older trades are not listed if the listed trades are less than what the orders filled', async () => {
    const cut = order(3, { status: 'partial', filled: '0.02000001', fills: [fill(3), fill(4)] })
    const exchange = await showOrders(<Fills />, { history: pageOf([cut]) })
    const note = browser.getByText('Older trades are not listed.')
    await expect.element(note).toBeVisible()
    await exchange.step({
      do: 'answer',
      call: 'orderList',
      data: pageOf([{ ...cut, filled: '0.02000000' }]),
    })
    const event = { kind: 'fill', order_no: cut.order_no, symbol: 'BTCUSDT', side: 'buy', fill: fill(4) }
    await exchange.step({ do: 'member', data: event })
    await expect.element(note).not.toBeInTheDocument()
  })

  it('rounds the total of a trade up if the member bought, and down if they sold', async () => {
    const bought = order(1, { status: 'completed', fills: [fill(1, { qty: '0.00011102' })] })
    const sold = order(2, { side: 'sell', status: 'completed', fills: [fill(2, { qty: '0.00011111' })] })
    await showOrders(<Fills />, { history: pageOf([sold, bought]) })
    await expect.poll(() => figures(2)).toEqual(['6.66', '6.67'])
  })

  it('the button for older trades loads the next page of orders with their trades', async () => {
    const exchange = await showOrders(<Fills />, { history: pageOf([newer], 2) })
    await expect.poll(() => prices().length).toBe(2)
    await exchange.step({ do: 'answer', call: 'orderList', data: pageOf([newer, older], 2, 2) })
    await browser.getByRole('button', { name: 'Older trades' }).click()
    await expect.poll(() => prices().length).toBe(3)
    expect((await exchange.inspect()).requests.orderList).toMatchObject({
      page: 2,
      limit: 100,
      with_fills: true,
    })
  })

  it('loads the list again after each new trade of the member', async () => {
    const exchange = await showOrders(<Fills symbol="BTCUSDT" />, { history: pageOf([newer]) })
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await exchange.step({ do: 'answer', call: 'orderList', data: pageOf([newer, older]) })
    const event = { kind: 'fill', order_no: older.order_no, symbol: 'BTCUSDT', side: 'sell', fill: fill(9) }
    await exchange.step({ do: 'member', data: event })
    await expect.poll(() => prices().length).toBe(3)
  })

  it('a trade that arrives during a request for the list does not cancel this request', async () => {
    const exchange = await showOrders(<Fills symbol="BTCUSDT" />, { history: pageOf([newer]) })
    await expect.poll(() => prices().length).toBe(2)
    const fetched = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => fetched.mockRestore())
    const reads = () => fetched.mock.calls.filter(([request]) => `${request}`.includes('orderList')).length
    let received = 0
    onTestFinished(exchange.sdk.stream.subscribe('member', () => (received += 1)))
    await exchange.step({ do: 'hold', call: 'orderList' })
    const send = () =>
      exchange.step({
        do: 'member',
        data: { kind: 'fill', order_no: older.order_no, symbol: 'BTCUSDT', side: 'sell', fill: fill(9) },
      })
    await send()
    await expect.poll(reads).toBe(1)
    await send()
    await expect.poll(() => received).toBe(2)
    expect(reads()).toBe(1)
  })

  it('after a trade, reads the newest of several loaded pages again', async () => {
    const exchange = await showOrders(<Fills />, { history: pageOf([newer], 2) })
    await exchange.step({
      ...{ do: 'answer', call: 'orderList', when: { page: 2 } },
      data: pageOf([older], 2, 2),
    })
    await browser.getByRole('button', { name: 'Older trades' }).click()
    await expect.poll(() => prices().length).toBe(3)
    const latest = order(3, { status: 'completed', fills: [fill(8)] })
    const ended = { ...newer, status: 'completed' as const }
    await exchange.step({ do: 'answer', call: 'orderList', data: pageOf([latest, ended], 2) })
    const reads = async () => (await exchange.inspect()).calls.orderList ?? 0
    const before = await reads()
    const event = { kind: 'fill', order_no: latest.order_no, symbol: 'BTCUSDT', side: 'buy', fill: fill(8) }
    await exchange.step({ do: 'member', data: event })
    await expect.poll(() => prices().length).toBe(4)
    expect(await reads()).toBe(before + 1)
  })

  it('asks a visitor to log in', async () => {
    await showOrders(<Fills />, { visitor: true })
    await expect.element(browser.getByText('Log in to see your trades')).toBeVisible()
  })
})
