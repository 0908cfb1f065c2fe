import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { Root } from '../../../shared/ui/root.tsx'
import { futuresOrder, position } from '../../../testing/futures-samples.ts'
import { contractBook } from '../../../testing/open-futures-ticket.tsx'
import { showFutures } from '../../../testing/show-futures.tsx'
import { usePositionLines } from './use-position-lines.tsx'

const limit = futuresOrder(1, { price: '59000.0', quantity: '0.05000000' })

/** Renders a button for each movable line. Pressing the button moves the line to 61,500. */
function Lines() {
  const { lines, onLineMove, dialog } = usePositionLines('BTCUSDT')
  return (
    <Root name="contract-chart">
      {lines
        .filter(({ isMovable }) => isMovable)
        .map(({ id, label }) => (
          <button key={id} type="button" onClick={() => onLineMove(id, '61500')}>
            {label}
          </button>
        ))}
      {dialog}
    </Root>
  )
}

/** Expects a price in a field of the dialog, with or without a comma: a field with the focus does not group digits. */
const expectPrice = (name: string, price: string) => {
  const box = browser.getByRole('dialog').getByRole('textbox', { name })
  return expect
    .element(box)
    .toHaveValue(expect.stringMatching(new RegExp(`^${price.replace(/^../, '$&,?')}$`)))
}

describe('a line in the chart of a contract', () => {
  it('moving the line of an order opens its edit dialog with the new price', async () => {
    const exchange = await showFutures(<Lines />, { orders: [limit], positions: [position()] })
    await exchange.step({ do: 'answer', call: 'marketDepth', data: contractBook })
    await browser.getByRole('button', { name: 'Buy 0.050' }).click()
    await expectPrice('Price', '61500.0')
    expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
  })

  it('moving the line of a take profit opens a dialog that replaces it and keeps the stop loss', async () => {
    const exchange = await showFutures(<Lines />, { positions: [position()] })
    await exchange.step({ do: 'sample', call: 'placeOrder' })
    await browser.getByRole('button', { name: 'TP' }).click()
    await expectPrice('Take profit', '61500.0')
    await expectPrice('Stop loss', '58200.0')
    await browser.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await exchange.inspect()).requests.placeOrder)
      .toMatchObject({ type: 'tp', trigger_price: '61500' })
    expect((await exchange.inspect()).calls).toMatchObject({ placeOrder: 1 })
  })

  it('the lines of the entry price and of the liquidation price cannot be moved', async () => {
    await showFutures(<Lines />, { positions: [position({ take_profit: null })] })
    await expect.element(browser.getByRole('button', { name: 'SL' })).toBeVisible()
    expect(browser.getByRole('button').all()).toHaveLength(1)
  })
})
