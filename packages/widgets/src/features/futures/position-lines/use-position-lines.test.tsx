import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { Root } from '../../../shared/ui/root.tsx'
import { futuresOrder, position } from '../../../testing/futures-samples.ts'
import { contractBook, openFuturesTicket } from '../../../testing/open-futures-ticket.tsx'
import { showFutures } from '../../../testing/show-futures.tsx'
import { usePositionLines } from './use-position-lines.tsx'

const limit = futuresOrder(1, { price: '59000.0', quantity: '0.05000000' })

/**
 * Renders two kinds of buttons: for each movable line a button that moves the line to 61,500, and for each line a
 * button that closes it.
 */
function Lines({ symbol = 'BTCUSDT' }: { symbol?: string }) {
  const { lines, onLineMove, onLineClose, dialog } = usePositionLines(symbol)
  return (
    <Root name="contract-chart">
      {lines
        .filter(({ isMovable }) => isMovable)
        .map(({ id, label }) => (
          <button key={id} type="button" onClick={() => onLineMove(id, '61500')}>
            {label}
          </button>
        ))}
      {lines.map(({ id, closeLabel }) => (
        <button key={id} type="button" hidden={!closeLabel} onClick={() => onLineClose(id)}>
          {closeLabel}
        </button>
      ))}
      {dialog}
    </Root>
  )
}

/** Renders the lines of BTCUSDT. Each step in the browser history switches between BTCUSDT and ETHUSDT. */
function Switched() {
  const [symbol, setSymbol] = useState('BTCUSDT')
  useEffect(() => {
    const next = () => setSymbol((one) => (one === 'BTCUSDT' ? 'ETHUSDT' : 'BTCUSDT'))
    window.addEventListener('popstate', next)
    return () => window.removeEventListener('popstate', next)
  }, [])
  return <Lines symbol={symbol} />
}

/**
 * Expects a price in a field of the dialog. The comma between the digits is optional, because a field shows it only
 * while the field does not have the focus.
 */
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

  it('the edit dialog of an order closes when another log-in token replaces the member’s token', async () => {
    const exchange = await showFutures(<Lines />, { orders: [limit], positions: [position()] })
    await exchange.step({ do: 'answer', call: 'marketDepth', data: contractBook })
    await browser.getByRole('button', { name: 'Buy 0.050' }).click()
    await expect.element(browser.getByRole('dialog')).toBeVisible()
    exchange.sdk.token.set('u'.repeat(32))
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('moving the take profit line opens a dialog with the new price; saving replaces the take profit and keeps the stop loss', async () => {
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

  it('a dialog that a line has opened closes when the member switches to another contract, and stays closed when they switch back', async () => {
    const other = position({ symbol: 'ETHUSDT', side: 'short', take_profit: null })
    await showFutures(<Switched />, { positions: [position(), other] })
    const dialog = browser.getByRole('dialog')
    const line = (name: string | RegExp) => browser.getByRole('button', { name, includeHidden: true })
    const showOther = () => window.dispatchEvent(new PopStateEvent('popstate'))
    for (const asked of ['TP', /^Close .* at market/]) {
      await line(asked).click()
      await expect.element(dialog).toBeVisible()
      showOther()
      await expect.element(line('TP')).not.toBeInTheDocument()
      await expect.element(dialog).not.toBeInTheDocument()
      showOther()
      await expect.element(line('TP')).toBeVisible()
      expect(dialog.query()).toBeNull()
    }
  })

  it('the dialog of a closed position does not open again for the next position', async () => {
    const exchange = await showFutures(<Lines />, { positions: [position()] })
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    const change = (is: object | null) =>
      exchange.step({ do: 'member', data: { kind: 'position', symbol: 'BTCUSDT', position: is } })
    const dialog = browser.getByRole('dialog')
    const line = (name: string | RegExp) => browser.getByRole('button', { name })
    for (const [at, asked] of ['TP', /^Close .* at market/].entries()) {
      await line(asked).click()
      await expect.element(dialog).toBeVisible()
      await change(null)
      await expect.element(dialog).not.toBeInTheDocument()
      await change(position({ opened_at: Date.UTC(2026, 0, 2 + at) }))
      await expect.element(line('TP')).toBeVisible()
      expect(dialog.query()).toBeNull()
    }
  })

  it('the lines of the entry price and of the liquidation price cannot be moved', async () => {
    await showFutures(<Lines />, { positions: [position({ take_profit: null })] })
    await expect.element(browser.getByRole('button', { name: 'SL' })).toBeVisible()
    for (const line of [/^Long/, /^Liq/])
      expect(browser.getByRole('button', { name: line }).all()).toHaveLength(0)
  })
})

it('moving and removing the lines of an unsent order in the chart changes the entries of the ticket', async () => {
  const { exchange } = await openFuturesTicket({ width: 600, below: <Lines /> })
  const line = (name: string | RegExp) => browser.getByRole('button', { name, exact: true })
  const box = (name: RegExp) => browser.getByRole('textbox', { name })
  await box(/^Quantity/).fill('0.3')
  await browser.getByRole('checkbox', { name: 'TP/SL' }).click()
  expect(line('Not sent: Buy 0.300').elements()).toHaveLength(0)
  await box(/Take profit/).fill('65000')
  await box(/Stop loss/).fill('58000')
  await line('Not sent: TP').click()
  await expect.element(box(/Take profit/)).toHaveValue('61,500.0')
  await line('Not sent: Buy 0.300').click()
  await expect.element(box(/^Price/)).toHaveValue('61,500.0')
  await line('Remove Not sent: SL').click()
  await expect.element(box(/Stop loss/)).toHaveValue('')
  await expect.element(line('Not sent: SL')).not.toBeInTheDocument()
  await browser.getByRole('checkbox', { name: 'TP/SL' }).click()
  await expect.element(line('Not sent: TP')).not.toBeInTheDocument()
  expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
})

it('while an order is being sent, moving its lines in the chart does not change the ticket', {
  tags: 'deep',
}, async () => {
  const { exchange } = await openFuturesTicket({ width: 600, below: <Lines /> })
  const box = (name: RegExp) => browser.getByRole('textbox', { name })
  await box(/^Quantity/).fill('0.3')
  await browser.getByRole('checkbox', { name: 'TP/SL' }).click()
  await box(/Take profit/).fill('65000')
  await exchange.step({ do: 'hold', call: 'placeOrder' })
  await browser.getByRole('button', { name: /^Buy \/ Long 0.3/ }).click()
  await expect.element(box(/Take profit/)).toBeDisabled()
  await browser.getByRole('button', { name: 'Not sent: TP', exact: true }).click()
  await expect.element(box(/Take profit/)).toHaveValue('65,000.0')
})
