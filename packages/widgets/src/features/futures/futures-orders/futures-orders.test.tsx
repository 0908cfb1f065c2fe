import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { futuresOrder } from '../../../testing/futures-samples.ts'
import { showFutures } from '../../../testing/show-futures.tsx'
import { FuturesOrders } from './futures-orders.tsx'

const resting = futuresOrder(1, { filled: '0.03500000', status: 'partial', take_profit: '62000.0' })
const waiting = futuresOrder(2, {
  type: 'sl',
  side: 'sell',
  price: null,
  quantity: null,
  tif: null,
  trigger_price: '58200.0',
  trigger_by: 'mark',
  trigger_when: 'falls',
  reduce_only: true,
  position_effect: 'reduce',
  status: 'pending',
})
const rows = () => [...document.querySelectorAll('tbody tr')]

describe('open contract orders', () => {
  it('lists the open orders and the pending triggers', async () => {
    await showFutures(<FuturesOrders />, { orders: [waiting, resting] })
    await expect.element(browser.getByText('Mark ≤ 58,200.0')).toBeVisible()
    await expect.element(browser.getByText('Whole position')).toBeVisible()
    await expect.element(browser.getByText('TP 62,000.0 / SL —')).toBeVisible()
    await expect.element(browser.getByRole('meter', { name: 'Filled: 0.035 of 0.1' })).toBeVisible()
  })

  it('the cancel button of an order cancels only this order', async () => {
    const exchange = await showFutures(<FuturesOrders />, { orders: [waiting, resting] })
    const cancelled = [{ ...waiting, status: 'cancelled', updated_at: waiting.updated_at + 1 }]
    await exchange.step({ do: 'answer', call: 'cancelOrder', data: { cancelled } })
    await browser
      .getByRole('button', { name: 'Cancel the order: BTCUSDT, Stop loss, Sell, 58,200.0' })
      .click()
    await expect.poll(() => rows().length).toBe(1)
    expect((await exchange.inspect()).requests.cancelOrder).toEqual({ order_no: waiting.order_no })
  })

  it('cancels all orders after a confirmation', async () => {
    const exchange = await showFutures(<FuturesOrders />, { orders: [waiting, resting] })
    await exchange.step({ do: 'answer', call: 'cancelOrder', data: { cancelled: [] } })
    await browser.getByRole('button', { name: 'Cancel all' }).click()
    await expect.element(browser.getByText('2 orders will be canceled', { exact: false })).toBeVisible()
    await browser.getByRole('dialog').getByRole('button', { name: 'Cancel all' }).click()
    await expect
      .poll(async () => (await exchange.inspect()).requests.cancelOrder)
      .toEqual({ all: true, symbol: 'BTCUSDT' })
  })

  it('updates the list with the order events of the stream', async () => {
    const exchange = await showFutures(<FuturesOrders />, { orders: [waiting] })
    await expect.poll(() => rows().length).toBe(1)
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await exchange.step({ do: 'member', data: { kind: 'futures_order', order: resting } })
    await expect.poll(() => rows().length).toBe(2)
    const fired = { ...waiting, status: 'triggered', updated_at: waiting.updated_at + 1 }
    await exchange.step({ do: 'member', data: { kind: 'futures_order', order: fired } })
    await expect.poll(() => rows().length).toBe(1)
  })

  it('if no user is logged in, asks for a log-in', async () => {
    await showFutures(<FuturesOrders onSignIn={() => {}} />, { visitor: true })
    await expect.element(browser.getByText('Log in to see your orders')).toBeVisible()
  })
})
