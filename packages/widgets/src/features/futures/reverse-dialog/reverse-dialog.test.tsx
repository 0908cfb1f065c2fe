import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { futuresOrder, position } from '../../../testing/futures-samples.ts'
import { contractBook } from '../../../testing/open-futures-ticket.tsx'
import { showFutures } from '../../../testing/show-futures.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { Positions } from '../positions/positions.tsx'

const dialog = () => browser.getByRole('dialog')
const row = (name: string) => {
  const terms = [...(dialog().query()?.querySelectorAll('dt') ?? [])]
  return terms
    .find((term) => term.textContent === name)
    ?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')
}
const open = async (book: object = contractBook) => {
  const exchange = await showFutures(<Positions />, { positions: [position()] })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  await exchange.step({ do: 'answer', call: 'marketDepth', data: book })
  await browser.getByRole('button', { name: 'Reverse BTCUSDT Long' }).click()
  await expect.element(dialog()).toBeVisible()
  return exchange
}
const press = () => dialog().getByRole('button', { name: 'Reverse to 0.6 BTC Short' }).click()

describe('reversing a position', () => {
  it('the reverse dialog closes when another log-in token replaces the member’s token', async () => {
    const { sdk } = await open()
    sdk.token.set('u'.repeat(32))
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(browser.getByRole('button', { name: 'Reverse BTCUSDT Long' })).toBeVisible()
  })

  it('shows the position after the reversal and the estimated result, and sends one order on the opposite side', async () => {
    const exchange = await open()
    const reversed = { ...position(), side: 'short' }
    const order = {
      ...futuresOrder(1, { status: 'completed', filled: '1.20000000' }),
      fills: [],
      position: reversed,
    }
    await exchange.step({ do: 'answer', call: 'placeOrder', data: order })
    await expect.poll(() => row('Position')).toBe('0.600 → −0.600 BTC')
    // The order sells 1.2 BTC: 0.5 at 60,000 and 0.7 at 59,500. So the average price is 59,708.3.
    await expect.poll(() => row('Average price')).toBe('59,708.3 (0.49%)')
    expect(row('Realized PnL (est.)')).toBe('+293.95 USDT')
    expect(row('Margin')).toBe('Isolated 20×')
    expect(row('Cost')).toBe('2,055.33 USDT')
    expect(row('Fee, maker / taker')).toBe('14.33 / 35.83 USDT')
    expect(row('Liq. price (est.)')).toMatch(/^56,483\.5 → 6\d,\d{3}\.\d$/)
    const send = dialog().getByRole('button', { name: 'Reverse to 0.6 BTC Short' })
    await expect.poll(() => document.activeElement).toBe(send.element())
    await press()
    await expect
      .poll(async () => {
        const { client_order_id, ...sent } = (await exchange.inspect()).requests.placeOrder ?? {}
        return sent
      })
      .toEqual({ symbol: 'BTCUSDT', side: 'sell', type: 'market', quantity: '0.60000000', reverse: true })
    await expect.element(browser.getByText('BTCUSDT reversed').last()).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('estimates the result at the mark price while the book has no orders', async () => {
    await open({ ...contractBook, bids: [] })
    await expect.poll(() => row('Average price')).toBe('≈ 60,118.6 (mark)')
    await expect.poll(() => row('Realized PnL (est.)')).toBe('+540.12 USDT')
  })

  it('warns if the order was filled only in part, and shows a refusal in the dialog', async () => {
    const exchange = await open()
    await exchange.step({
      do: 'fail',
      call: 'placeOrder',
      code: 5201,
      error: 'INSUFFICIENT_BALANCE',
      data: { params: { available: '7.00000000' } },
    })
    await press()
    await expect.element(dialog().getByText('Insufficient balance, available 7')).toBeVisible()
    const part = {
      ...futuresOrder(1, { status: 'expired', filled: '0.10000000' }),
      fills: [],
      position: position(),
    }
    await exchange.step({ do: 'answer', call: 'placeOrder', data: part })
    await press()
    const warning = 'BTCUSDT was only partly closed and not reversed'
    await expect.element(browser.getByText(warning).last()).toBeVisible()
  })
})
