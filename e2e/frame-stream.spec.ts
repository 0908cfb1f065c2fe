import { expect, test, type WebSocket } from '@playwright/test'
import { partner } from './addresses.ts'
import { ask, freshMember, type TestMember } from './exchange.ts'
import { signInInside } from './partner-page.ts'

const buy = ({ token }: TestMember, price: string) =>
  ask('spot.place', { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price, quantity: '0.001' }, token)

test('the frames of a partner’s page receive the events of the member’s orders from one shared worker, and open no socket of their own @deep', async ({
  page,
}) => {
  const sockets: WebSocket[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  const member = await freshMember({ USDT: '5000' })
  await page.goto(`${partner}/every-tag.html?tags=bourselet-open-orders`)
  await page.locator('main').evaluate((main) => {
    for (let n = 0; n < 2; n += 1) main.append(document.createElement('bourselet-open-orders'))
  })
  const tags = page.locator('bourselet-open-orders')
  const frames = [0, 1, 2].map((at) => tags.nth(at).locator('iframe').contentFrame())
  for (const frame of frames)
    await expect(frame.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  await signInInside(frames[0]!, member)
  for (const frame of frames) await expect(frame.getByText('No open orders')).toBeVisible()

  // The orders are placed by calls outside the page, and the frames open no socket of their own. So the events must
  // come from the shared worker of the frames.
  await buy(member, '40000')
  for (const frame of frames) await expect(frame.getByText(/40,000/).first()).toBeVisible()
  await tags.first().evaluate((tag) => tag.remove())
  await buy(member, '41000')
  for (const frame of frames.slice(0, 2)) await expect(frame.getByText(/41,000/).first()).toBeVisible()
  expect(sockets).toEqual([])
})
