import { expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { order, showOrders } from '../../../testing/show-orders.tsx'
import { useOrderLines } from './use-order-lines.ts'

/** Takes the place of a chart: renders each line as a button with its label and price. */
function Lines() {
  const { ownOrders, lines, onLineClose } = useOrderLines('BTCUSDT')
  return (
    <>
      <p>{ownOrders.map(({ side, price }) => `${side} ${price}`).join()}</p>
      {lines.map(({ id, label, price, closeLabel }) => (
        <button key={id} type="button" aria-label={closeLabel} onClick={() => onLineClose(id)}>
          {label} {price}
        </button>
      ))}
    </>
  )
}

it('draws a line with the unfilled quantity of each order, and cancels the order when the line is closed', async () => {
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
