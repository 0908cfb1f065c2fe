import { expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { order, showOrders } from '../../../testing/show-orders.tsx'
import { useOrderLines } from './use-order-lines.ts'

/**
 * A component that replaces the chart. It renders two buttons for each line: the first calls `onLineMove`. The second
 * shows the label and the price of the line, and calls `onLineClose`.
 */
function Lines() {
  const { ownOrders, lines, onLineClose, onLineMove, amendment } = useOrderLines('BTCUSDT')
  return (
    <>
      <p>{ownOrders.map(({ side, price }) => `${side} ${price}`).join()}</p>
      <p>{amendment && `${amendment.order.order_no} to ${amendment.price}`}</p>
      {lines.map(({ id, isMovable }) => (
        <button
          key={`move ${id}`}
          type="button"
          disabled={!isMovable}
          onClick={() => onLineMove(id, '59500.00')}
        >
          Move {id}
        </button>
      ))}
      {lines.map(({ id, label, price, closeLabel, stroke, group }) => (
        <button key={id} type="button" aria-label={closeLabel} onClick={() => onLineClose(id)}>
          {label} {price} {stroke} {group && 'joined'}
        </button>
      ))}
    </>
  )
}

it('draws a line with the unfilled quantity of each order in the chart; the button of a line cancels the order', async () => {
  const resting = order(1, {
    price: '59000.00',
    quantity: '0.10000000',
    filled: '0.04000000',
    status: 'partial',
  })
  const exchange = await showOrders(<Lines />, { open: [resting, order(2, { price: null })] })
  const cancelled = [{ ...resting, status: 'cancelled', updated_at: resting.updated_at + 1 }]
  await exchange.step({ do: 'answer', call: 'orderCancel', data: { cancelled } })
  const line = browser.getByRole('button', { name: 'Cancel the order: Buy 0.06' })
  await expect.element(line).toHaveTextContent('Buy 0.06 59000.00')
  await expect.element(browser.getByText('buy 59000.00', { exact: true })).toBeVisible()
  await line.click()
  await expect.element(line).not.toBeInTheDocument()
})

it('a waiting order has a dotted line at its trigger and no mark in the book; the lines of both OCO legs are joined', async () => {
  const [limit, stop] = [order(1).order_no, order(2).order_no]
  const leg = { side: 'sell', quantity: '0.06000000' } as const
  const waiting = { ...leg, status: 'pending', trigger_when: 'falls' } as const
  await showOrders(<Lines />, {
    open: [
      order(1, { ...leg, price: '64000.00', oco_order_no: stop }),
      order(2, {
        ...{ ...waiting, type: 'stop_limit', price: '57900.00' },
        ...{ trigger_price: '58000.00', oco_order_no: limit },
      }),
      order(3, { ...waiting, type: 'trailing_stop', price: null, trigger_price: '58800.00', trail_pct: '2' }),
    ],
  })
  const line = (label: RegExp) => browser.getByRole('button', { name: label })
  await expect.element(line(/OCO Sell/)).toHaveTextContent('OCO Sell 0.06 64000.00 joined')
  await expect.element(line(/OCO Stop Sell/)).toHaveTextContent('OCO Stop Sell 0.06 58000.00 dotted joined')
  await expect.element(line(/Trailing/)).toHaveTextContent('Trailing stop Sell 0.06 58800.00 dotted')
  await expect.element(browser.getByText('sell 64000.00', { exact: true })).toBeVisible()
})

it('moving the line of an order, of a trailing stop or of an OCO leg opens its edit dialog; that of a triggered order cannot be moved', async () => {
  const waiting = {
    side: 'sell',
    status: 'pending',
    trigger_when: 'falls',
    trigger_price: '58800.00',
  } as const
  const orders = [
    order(1, { price: '59000.00' }),
    order(2, { ...waiting, type: 'stop_limit', price: '58700.00' }),
    order(3, { ...waiting, type: 'trailing_stop', price: null, trail_pct: '2' }),
    order(4, { side: 'sell', price: '64000.00', oco_order_no: order(5).order_no }),
    order(5, { ...waiting, type: 'stop_market', price: null, triggered_at: order(5).created_at }),
  ]
  await showOrders(<Lines />, { open: orders })
  const [limit, stop, trailing, leg, fired] = orders.map(({ order_no }) =>
    browser.getByRole('button', { name: `Move ${order_no}` }),
  )
  await expect.element(limit!).toBeEnabled()
  await expect.element(stop!).toBeEnabled()
  await expect.element(trailing!).toBeEnabled()
  await expect.element(leg!).toBeEnabled()
  await expect.element(fired!).toBeDisabled()
  await limit!.click()
  await expect.element(browser.getByText(`${orders[0]!.order_no} to 59500.00`)).toBeVisible()
})

it('the order that the member is editing is cleared when the client gets another session token', async () => {
  const resting = order(1, { price: '59000.00' })
  const { sdk } = await showOrders(<Lines />, { open: [resting] })
  await browser.getByRole('button', { name: `Move ${resting.order_no}` }).click()
  const edited = browser.getByText(`${resting.order_no} to 59500.00`)
  await expect.element(edited).toBeVisible()
  sdk.token.set('u'.repeat(32))
  await expect.element(edited).not.toBeInTheDocument()
})
