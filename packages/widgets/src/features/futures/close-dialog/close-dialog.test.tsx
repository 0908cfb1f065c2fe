import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { futuresOrder, position } from '../../../testing/futures-samples.ts'
import { contractBook } from '../../../testing/open-futures-ticket.tsx'
import { showFutures } from '../../../testing/show-futures.tsx'
import { Positions } from '../positions/positions.tsx'

const dialog = () => browser.getByRole('dialog')
const open = async (type: 'at market' | 'with a limit order', book: object = contractBook) => {
  const exchange = await showFutures(<Positions />, { positions: [position()] })
  await exchange.step({ do: 'answer', call: 'marketDepth', data: book })
  await browser.getByRole('button', { name: `Close BTCUSDT Long ${type}` }).click()
  await expect.element(dialog()).toBeVisible()
  return exchange
}
const row = (name: string) => {
  const terms = [...document.querySelectorAll('.bl-positions__rows dt')]
  return terms
    .find((term) => term.textContent === name)
    ?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')
}

describe('closing a position', () => {
  it('closes a part of a position at market, shows the estimated result before the order and the average price after it', async () => {
    const exchange = await open('at market')
    const done = futuresOrder(1, { status: 'completed', filled: '0.30000000', avg_price: '60110.2' })
    await exchange.step({ do: 'answer', call: 'closePosition', data: { orders: [done], failed: [] } })
    // The book fills 0.5 at 60,000 and 0.1 at 59,500.
    await expect.poll(() => row('Price')).toBe('≈ 59,916.7')
    await expect.poll(() => row('Estimated PnL')).toBe('+418.96 USDT')
    await dialog().getByRole('textbox', { name: 'Quantity' }).fill('0.3')
    await expect.poll(() => row('Position')).toBe('0.600 → 0.300 BTC')
    expect(row('Estimated PnL')).toBe('+234.48 USDT')
    expect(row('Estimated fee')).toBe('9.00 USDT')
    await dialog().getByRole('button', { name: 'Close 0.3 BTC' }).click()
    await expect
      .poll(async () => (await exchange.inspect()).requests.closePosition)
      .toEqual({ symbol: 'BTCUSDT', type: 'market', quantity: '0.3' })
    await expect.element(browser.getByText('Average price 60,110.2', { exact: true }).last()).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('shows the price of a placed limit close order with as many decimals as the contract’s tick', {
    tags: 'deep',
  }, async () => {
    const exchange = await open('with a limit order')
    const placed = futuresOrder(1, { side: 'sell', status: 'open', price: '60200.5', quantity: '0.60000000' })
    await exchange.step({ do: 'answer', call: 'closePosition', data: { orders: [placed], failed: [] } })
    await dialog().getByRole('textbox', { name: 'Price' }).fill('60200.5')
    await dialog()
      .getByRole('button', { name: /^Close 0.6/ })
      .click()
    await expect.element(browser.getByText('0.6 BTC open at 60,200.5', { exact: true }).last()).toBeVisible()
  })

  it('uses the mark price to estimate a market close while the book has no orders', async () => {
    await open('at market', { ...contractBook, bids: [] })
    await expect.poll(() => row('Price')).toBe('≈ 60,118.6 (mark)')
    expect(row('Estimated PnL')).toBe('+540.12 USDT')
  })

  it('shows problems of a limit close at the price field, both before sending and after a refusal', async () => {
    const exchange = await open('with a limit order')
    const price = dialog().getByRole('textbox', { name: 'Price' })
    await price.fill('20000')
    await dialog()
      .getByRole('button', { name: /^Close 0.6/ })
      .click()
    await expect.element(dialog().getByText('The price must be between', { exact: false })).toBeVisible()
    expect((await exchange.inspect()).calls.closePosition).toBeUndefined()
    await price.fill('60200.5')
    await exchange.step({
      do: 'fail',
      call: 'closePosition',
      code: 5302,
      error: 'PRICE_TICK',
      data: { params: { tick: '0.5' } },
    })
    await dialog()
      .getByRole('button', { name: /^Close 0.6/ })
      .click()
    await expect
      .element(dialog().getByText('The price must be a multiple of', { exact: false }))
      .toBeVisible()
    expect((await exchange.inspect()).requests.closePosition).toEqual({
      symbol: 'BTCUSDT',
      type: 'limit',
      price: '60200.5',
    })
  })

  it('stays open while the order is being sent, so that a refusal is visible', async () => {
    const exchange = await open('at market')
    const data = { params: { min: '5' } }
    await exchange.step({ do: 'fail', call: 'closePosition', code: 5304, error: 'MIN_NOTIONAL', data })
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const { close } = exchange.sdk.futures
    exchange.sdk.futures.close = async (...given) => {
      await gate
      return close(...given)
    }
    const send = dialog().getByRole('button', { name: /^Close 0.6/ })
    await send.click()
    await expect.element(send).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    release()
    await expect.element(dialog().getByText('The order value must be at least 5')).toBeVisible()
  })

  it('a percentage button enters that percentage of the position, and the dialog shows the expected result', async () => {
    await open('at market')
    const part = (name: string) => dialog().getByRole('button', { name, exact: true })
    await expect.element(part('100%')).toHaveAttribute('aria-pressed', 'true')
    await part('25%').click()
    await expect.element(dialog().getByRole('textbox', { name: 'Quantity' })).toHaveValue('0.150')
    await expect.element(part('25%')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => row('Estimated PnL')).toBe('+117.24 USDT')
    await dialog().getByRole('textbox', { name: 'Quantity' }).fill('0.151')
    await expect.element(part('25%')).toHaveAttribute('aria-pressed', 'false')
  })

  it('does not send a quantity larger than the position', async () => {
    const exchange = await open('at market')
    await dialog().getByRole('textbox', { name: 'Quantity' }).fill('0.601')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(dialog().getByText('The quantity must be a multiple', { exact: false }))
      .toBeVisible()
    expect((await exchange.inspect()).calls.closePosition).toBeUndefined()
  })
})
