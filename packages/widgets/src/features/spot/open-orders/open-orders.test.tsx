import { describe, expect, it, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { order, showOrders } from '../../../testing/show-orders.tsx'
import { CancelAllOrders } from './cancel-all-orders.tsx'
import { OpenOrders } from './open-orders.tsx'

const first = order(1, { filled: '0.01750000', status: 'partial' })
const second = order(2, {
  symbol: 'ETHUSDT',
  side: 'sell',
  price: '3562.69',
  quantity: '1.50000000',
  tif: 'PO',
})
const open = [second, first]
const cancelOf = (orderText: string) =>
  browser.getByRole('button', { name: `Cancel the order: ${orderText}` })
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(
      (cell) => cell.querySelector('.bl-table__label')?.nextSibling?.textContent ?? cell.textContent,
    ),
  )

describe('open orders', () => {
  it('shows price, quantity, filled percentage and value with the decimals of each pair', async () => {
    await showOrders(<OpenOrders />, { open })
    await expect
      .poll(() => rows()[0]?.slice(1))
      .toEqual(['ETH/USDT', 'Post only', 'Sell', '3,562.69', '1.5000', '0%', '5,344.04', 'Cancel'])
    expect(rows()[1]?.slice(1)).toEqual([
      'BTC/USDT',
      'Limit',
      'Buy',
      '60,000.00',
      '0.05000',
      '35%',
      '3,000.00',
      'Cancel',
    ])
    await expect.element(browser.getByRole('meter', { name: 'Filled: 0.0175 of 0.05' })).toBeVisible()
  })

  it('updates the list with the order events of the stream', async () => {
    const exchange = await showOrders(<OpenOrders />, { open })
    await expect.poll(() => rows().length).toBe(2)
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    const filled = { ...first, filled: '0.04000000', updated_at: first.updated_at + 1 }
    await exchange.step({ do: 'member', data: { kind: 'order', order: filled } })
    await expect.element(browser.getByText('80%')).toBeVisible()
    await exchange.step({ do: 'member', data: { kind: 'order', order: order(3) } })
    await expect.poll(() => rows().length).toBe(3)
    const done = { ...first, status: 'completed', filled: '0.05000000', updated_at: first.updated_at + 2 }
    await exchange.step({ do: 'member', data: { kind: 'order', order: done } })
    await expect.poll(() => rows().length).toBe(2)
  })

  it('the cancel button of an order stays busy until the order disappears from the list', async () => {
    const exchange = await showOrders(<OpenOrders />, { open })
    const button = cancelOf('buy 0.05 BTC')
    await exchange.step({ do: 'hold', call: 'orderCancel' })
    await button.click()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(cancelOf('sell 1.5 ETH')).not.toHaveAttribute('aria-busy')
    const cancelled = [{ ...second, status: 'cancelled', updated_at: second.updated_at + 1 }]
    await exchange.step({ do: 'answer', call: 'orderCancel', data: { cancelled } })
    await cancelOf('sell 1.5 ETH').click()
    await expect.poll(() => rows().length).toBe(1)
    await expect.element(browser.getByText('1 order cancelled').last()).toBeVisible()
    expect((await exchange.inspect()).requests.orderCancel).toEqual({ order_no: second.order_no })
  })

  it('if an order can no longer be canceled, reports this and loads the list again', async () => {
    const exchange = await showOrders(<OpenOrders />, { open })
    await exchange.step({ do: 'fail', call: 'orderCancel', code: 5311, error: 'ORDER_CLOSED' })
    await cancelOf('buy 0.05 BTC').click()
    await expect.element(browser.getByText('The order is already closed').last()).toBeVisible()
    await expect.poll(async () => (await exchange.inspect()).calls.pendOrderList).toBeGreaterThan(1)
  })

  it('if the answer to a cancellation is lost, a second press of the button repeats the cancellation', async () => {
    const exchange = await showOrders(<OpenOrders />, { open })
    await exchange.step({ do: 'drop', call: 'orderCancel' })
    const button = cancelOf('buy 0.05 BTC')
    await button.click()
    await expect.element(button, { timeout: 30_000 }).not.toHaveAttribute('aria-busy')
    await expect.poll(async () => (await exchange.inspect()).calls.pendOrderList).toBeGreaterThan(1)
    const cancelled = [{ ...first, status: 'cancelled', updated_at: first.updated_at + 1 }]
    await exchange.step({ do: 'answer', call: 'orderCancel', data: { cancelled } })
    await button.click()
    await expect.poll(() => rows().length).toBe(1)
    expect((await exchange.inspect()).requests.orderCancel).toEqual({ order_no: first.order_no })
  }, 45_000)

  it('cancels all orders after a confirmation, with one request for each pair', async () => {
    const exchange = await showOrders(
      <>
        <CancelAllOrders />
        <OpenOrders withoutTools />
      </>,
      { open },
    )
    await exchange.step({ do: 'answer', call: 'orderCancel', data: { cancelled: [] } })
    await browser.getByRole('button', { name: 'Cancel all' }).click()
    await expect.element(browser.getByText('2 orders will be cancelled.', { exact: false })).toBeVisible()
    await browser.getByRole('button', { name: 'Keep them' }).click()
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
    expect((await exchange.inspect()).calls.orderCancel).toBeUndefined()
    await browser.getByRole('button', { name: 'Cancel all' }).click()
    await browser.getByRole('dialog').getByRole('button', { name: 'Cancel all' }).click()
    await expect.poll(async () => (await exchange.inspect()).calls.orderCancel).toBe(2)
    expect((await exchange.inspect()).requests.orderCancel).toEqual({ all: true, symbol: 'BTCUSDT' })
  })

  it('pressing a pair, by pointer or by key, calls `onSelect` with it', async () => {
    const onSelect = vi.fn()
    await showOrders(<OpenOrders onSelect={onSelect} />, { open })
    await browser.getByRole('button', { name: 'ETH/USDT' }).click()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onSelect.mock.calls).toEqual([['ETHUSDT'], ['ETHUSDT']])
  })

  it('shows a message if there are no open orders', async () => {
    await showOrders(<OpenOrders />)
    await expect.element(browser.getByText('No open orders')).toBeVisible()
  })

  it('if the list fails to load, offers a retry', async () => {
    const exchange = await showOrders(<OpenOrders />, { visitor: true })
    await exchange.step({ do: 'fail', call: 'pendOrderList', code: 4003, error: 'FORBIDDEN' })
    await expect.element(browser.getByText('Log in to see your orders')).toBeVisible()
    exchange.sdk.token.set('t'.repeat(32))
    await expect.element(browser.getByText('This could not be loaded')).toBeVisible()
    await exchange.step({ do: 'restore', call: 'pendOrderList' })
    await exchange.step({
      do: 'answer',
      call: 'pendOrderList',
      data: { page: { limit: 1, total: 1, pages: 1, current: 1 }, list: [first] },
    })
    await browser.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => rows().length).toBe(1)
  })

  it('shows rows as cards in a narrow container', async () => {
    await showOrders(<OpenOrders />, { open, width: 390 })
    await expect.element(cancelOf('buy 0.05 BTC')).toBeVisible()
    const table = document.querySelector('.bl-table') as HTMLElement
    expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    await expect.element(browser.getByText('Quantity').first()).toBeVisible()
  })
})
