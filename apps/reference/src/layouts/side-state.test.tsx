import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../testing/render-site.tsx'

const total = (count: number) => ({ page: { limit: 1, total: count, pages: count, current: 1 }, list: [] })

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
  const data = { kind: 'order', order: { order_no: 'S1', symbol: 'BTCUSDT', status: 'cancelled' } }
  for (let sent = 0; sent < 30; sent += 1) await step({ do: 'member', data })
  await expect.poll(() => received, longWait).toBe(30)
  await expect.element(menu.getByText('3 open'), longWait).toBeVisible()
  expect((await calls()) - before).toBeLessThan(5)
})
