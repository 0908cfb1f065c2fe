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

const boxOf = (selector: string) => [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect()

/** Returns the height in px between the liquidation price and the submit button; null if the window cuts the button. */
const room = () => {
  const submit = boxOf('.bl-futures-ticket .bl-ticket__submit')
  const liquidation = boxOf('.bl-futures-ticket .bl-lines > .bl-line')
  return submit && liquidation && submit.bottom <= innerHeight ? submit.top - liquidation.bottom : null
}

test('at 1280 × 720 px and 1440 × 900 px cost and liquidation price are above the submit button, also while TP/SL is entered', async () => {
  await renderSite('/cexchange', { signedIn: true, answers, width: 1280 })
  const tick = page.getByRole('checkbox', { name: 'TP/SL' })
  await expect.element(tick, { timeout: 30_000 }).toBeVisible()
  await page.viewport(1280, 720)
  const ratio = page.getByRole('button', { name: 'Margin ratio 0.00%' })
  await expect.element(ratio).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(room, longWait).toBeGreaterThanOrEqual(0)
  await expect.element(page.getByText('Cross equity')).not.toBeVisible()
  // A pointer click would wait until the chart above stops changing.
  ;(ratio.element() as HTMLButtonElement).click()
  await expect.element(page.getByText('Cross equity')).toBeVisible()
  ;(ratio.element() as HTMLButtonElement).click()
  ;(tick.element() as HTMLInputElement).click()
  await expect.element(page.getByRole('textbox', { name: 'Stop loss trigger price' })).toBeVisible()
  await expect.poll(room, longWait).toBeGreaterThanOrEqual(0)

  await page.viewport(1440, 900)
  await expect.poll(room, longWait).toBeGreaterThanOrEqual(0)
})
