import type { Schema } from '@bourselet/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../testing/render-site.tsx'

const total = (count: number) => ({ page: { limit: 1, total: count, pages: count, current: 1 }, list: [] })

const cancelled: Schema<'SpotOrder'> = {
  ...{
    order_no: 'S202601010000000001',
    client_order_id: null,
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
  },
  ...{ price: '60000.00', quantity: '0.05000000', total: null, tif: 'GTC', stp: 'expire_maker' },
  ...{ filled: '0.00000000', quote_filled: '0.00000000', avg_price: '0.00000000', fee: '0.00000000' },
  ...{ fee_coin: 'BTC', trigger_price: null, trigger_when: null, trail_pct: null, triggered_at: null },
  ...{ oco_order_no: null, status: 'cancelled', reason: null, created_at: 1_000, updated_at: 1_000 },
}

test('the side menu shows the number of open orders, and sends fewer than 5 requests when 30 order events arrive', async () => {
  const { sdk, step } = await renderSite('/address', {
    signedIn: true,
    answers: { pendOrderList: total(2), listOrders: total(0), optionsAllRecord: total(0) },
  })
  const menu = page.getByRole('navigation', { name: 'Member menu' })
  await expect.element(menu.getByText('2 open'), longWait).toBeVisible()
  const calls = async () => (await (await step({ do: 'inspect' })).json()).calls.pendOrderList as number
  let received = 0
  onTestFinished(sdk.stream.subscribe('member', () => (received += 1)))
  await expect
    .poll(async () => (await (await step({ do: 'inspect' })).json()).topics, longWait)
    .toContain('member')
  await step({ do: 'answer', call: 'pendOrderList', data: total(3) })
  const before = await calls()
  const data = { kind: 'order', order: cancelled }
  for (let sent = 0; sent < 30; sent += 1) await step({ do: 'member', data })
  await expect.poll(() => received, longWait).toBe(30)
  await expect.element(menu.getByText('3 open'), longWait).toBeVisible()
  expect((await calls()) - before).toBeLessThan(5)
})
