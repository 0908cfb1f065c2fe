import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { futuresOrder, position } from '../../../testing/futures-samples.ts'
import { showFutures } from '../../../testing/show-futures.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { Positions } from '../positions/positions.tsx'

const dialog = () => browser.getByRole('dialog')
const row = (name: string) => {
  const terms = [...document.querySelectorAll('.bl-positions__rows dt')]
  return terms
    .find((term) => term.textContent === name)
    ?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')
}
const open = async () => {
  const exchange = await showFutures(<Positions />, { positions: [position()] })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  await browser.getByRole('button', { name: 'Reverse BTCUSDT Long' }).click()
  await expect.element(dialog()).toBeVisible()
  return exchange
}
const press = () => dialog().getByRole('button', { name: 'Reverse to 0.6 BTC Short' }).click()

describe('reversing a position', () => {
  it('shows the new position and the estimated result, and sends one order to the other side', async () => {
    const exchange = await open()
    const reversed = { ...position(), side: 'short' }
    const order = {
      ...futuresOrder(1, { status: 'completed', filled: '1.20000000' }),
      fills: [],
      position: reversed,
    }
    await exchange.step({ do: 'answer', call: 'placeOrder', data: order })
    await expect.poll(() => row('Position')).toBe('0.600 Long → 0.6 BTC Short')
    await expect.poll(() => row('Estimated PnL')).toBe('+540.12 USDT')
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
