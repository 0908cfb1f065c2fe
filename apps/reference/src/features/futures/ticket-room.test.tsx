import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../../testing/render-site.tsx'

const none = '0.00000000'
const much = '10000.00000000'
const account = {
  ...{ coin: 'USDT', wallet_balance: much, isolated_margin: none, cross_equity: much, cross_upnl: none },
  ...{ position_margin: none, order_margin: none, available: much, max_transfer_out: much },
  ...{ maintenance_margin: none, margin_ratio_pct: '0.00' },
  settings: [{ symbol: 'BTCUSDT', margin_mode: 'cross', leverage: 20, max_leverage: 125 }],
}
const answers = {
  listPositions: { account, list: [] },
  listOrders: { page: { limit: 100, total: 0, pages: 1, current: 1 }, list: [] },
}

test('in a window of 1440 × 900 px, cost and liquidation price are above the submit button while TP/SL is entered', async () => {
  await renderSite('/cexchange', { signedIn: true, answers })
  const tick = page.getByRole('checkbox', { name: 'TP/SL' })
  await expect.element(tick, { timeout: 30_000 }).toBeVisible()
  // A pointer click would wait until the chart above stops changing.
  ;(tick.element() as HTMLInputElement).click()
  const boxOf = (selector: string) => [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect()
  const room = () => {
    const submit = boxOf('.bl-futures-ticket .bl-ticket__submit')
    const liquidation = boxOf('.bl-futures-ticket .bl-lines > .bl-line')
    return submit && liquidation && submit.bottom <= innerHeight ? submit.top - liquidation.bottom : null
  }
  await expect.poll(room, longWait).toBeGreaterThanOrEqual(0)
})
