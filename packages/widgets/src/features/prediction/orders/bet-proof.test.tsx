import { expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import type { TestExchange } from '../../../testing/open-exchange.ts'
import { option } from '../../../testing/prediction-market.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { showPrediction } from '../../../testing/show-prediction.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { BetProof } from './bet-proof.tsx'

const openedAt = new Date(2026, 0, 1, 12, 0, 1, 234).getTime()
const deliverAt = openedAt + 300_000
const opening = { id: 500, ts: openedAt - 233, price: '60096.42' }
const delivery = { id: 800, ts: deliverAt - 34, price: '60084.15' }

it('shows the times of opening, delivery and ticks with milliseconds, and the exact result', async () => {
  const order = option({
    ...{ status: 'won', pnl: '82.53456789', reward_amount: '182.63456789', settled_at: deliverAt + 20 },
    ...{ opened_at: openedAt, deliver_at: deliverAt, open_tick: opening, delivery_tick: delivery },
  })
  await showPrediction(<BetProof order={order} onClose={() => {}} />, { published: [delivery, opening] })
  const dialog = browser.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: 'At the opening 12:00:01.234' })).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'At the delivery 12:05:01.234' })).toBeVisible()
  await expect.element(dialog.getByRole('cell', { name: '12:00:01.001' }).first()).toBeVisible()
  await expect.element(dialog.getByText('+82.53456789\u00a0USDT')).toBeVisible()
})

/** Opens the share card of a won option. `step` sets the answer of the test server to the call `getWebSetting`. */
async function openCard(step: Parameters<TestExchange['step']>[0]) {
  const order = option({
    ...{ status: 'won', pnl: '80.00000000', reward_amount: '180.00000000', settled_at: deliverAt + 20 },
    ...{ opened_at: openedAt, deliver_at: deliverAt, open_tick: opening, delivery_tick: delivery },
  })
  const exchange = await showPrediction(<span>Ready</span>, { published: [delivery, opening] })
  await exchange.step(step)
  const { page } = await renderKit(<BetProof order={order} onClose={() => {}} />, {
    client: exchange.sdk,
    locale: 'en',
  })
  await browser.getByRole('button', { name: 'Share as a picture' }).click()
  return { exchange, page, picture: browser.getByRole('img', { name: /^Picture to share/ }) }
}

const answerOf = (sandbox: boolean) => {
  const data = siteSettings({ site_name: 'Acme', sandbox })
  return { do: 'answer', call: 'getWebSetting', data } as const
}

it('the share card shows the site name and, only in a sandbox, that no real money is involved', async () => {
  const { exchange, page, picture } = await openCard(answerOf(true))
  await expect.element(picture).toHaveAccessibleName(/, Acme, Paper trading\. Not real money\.$/)
  await exchange.step(answerOf(false))
  await page.queryClient.invalidateQueries()
  await expect.element(picture).toHaveAccessibleName(/, Acme$/)
})

it('the share dialog shows no card until the settings of the site are loaded; if they fail to load, it offers to try again', {
  tags: 'deep',
}, async () => {
  const { exchange, page, picture } = await openCard({ do: 'hold', call: 'getWebSetting' })
  await expect.element(browser.getByRole('dialog', { name: 'Share as a picture' })).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).calls.getWebSetting).toBe(1)
  await expect.element(picture).not.toBeInTheDocument()
  await exchange.step({ do: 'fail', call: 'getWebSetting', code: 4003, error: 'FORBIDDEN' })
  await page.queryClient.cancelQueries({ queryKey: ['site.settings'] })
  await page.queryClient.refetchQueries({ queryKey: ['site.settings'] })
  const retry = browser.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await expect.element(picture).not.toBeInTheDocument()
  await exchange.step(answerOf(false))
  await retry.click()
  await expect.element(picture).toHaveAccessibleName(/, Acme$/)
})
