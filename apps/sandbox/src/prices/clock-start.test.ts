import { expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { TEST_NOW, testSandbox } from '../test-sandbox.ts'
import { findListing } from './listings.ts'
import { priceText } from './quantities.ts'

test('if the machine clock was set back while the sandbox was stopped, no stored tick is in the future and earlier orders can be canceled', async () => {
  const before = await testSandbox({ bots: false })
  const token = await before.signIn()
  await before.clock.advance(5_000)
  const published = before.exchange().index.latest('BTCUSDT')!
  const price = priceText(findListing('BTCUSDT')!, Math.floor(published.price * 0.9))
  const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price, quantity: '0.01' }
  const placed = await before.call('spot.place', order, token)
  expect(published.ts).toBe(TEST_NOW + 5_000)
  const { databaseUrl, dataDir } = before.exchange().settings
  await before.stop()

  const clock = controllableClock({ start: TEST_NOW - 600_000, running: true })
  const after = await testSandbox({ databaseUrl, dataDir, clock, bots: false })
  expect(clock.now()).toBeGreaterThan(published.ts)
  const line = after.lines.find((one) => one.includes('half speed'))
  expect(line).toContain(`continues at ${new Date(published.ts + 1_000).toISOString()}`)
  expect(line).toMatch(/the machine's clock gives 2026-03-02T09:5\d/)
  const { data } = await after.call('market.history', { product: 'index', type: 'ticks', symbol: 'BTCUSDT' })
  expect(data.list.length).toBeGreaterThan(0)
  const times = data.list.map((tick) => ('ts' in tick ? tick.ts : Number.NaN))
  expect(Math.max(...times)).toBeLessThan(clock.now())
  const cancelled = await after.call('spot.cancel', { order_no: placed.data.order_no }, await after.signIn())
  expect(cancelled.data.cancelled).toMatchObject([{ order_no: placed.data.order_no, status: 'cancelled' }])
})

test('after a restart without controls, the clock is still ahead by the time that the control `clock` moved it forward before, and does not run at half speed', {
  tags: 'deep',
}, async () => {
  const before = await testSandbox({
    control: true,
    clock: controllableClock({ running: true }),
    demoMembers: false,
  })
  await before.control('clock', { advance_ms: 60_000 })
  const jumped = before.clock.offset()
  const { databaseUrl, dataDir } = before.exchange().settings
  await before.stop()

  const clock = controllableClock({ running: true })
  const after = await testSandbox({ databaseUrl, dataDir, clock, demoMembers: false })
  expect(jumped).toBeGreaterThan(0)
  expect(clock.offset()).toBe(jumped)
  expect(after.lines).toContainEqual(expect.stringContaining(`is ${jumped / 1_000} s ahead of`))
  expect(after.lines).not.toContainEqual(expect.stringContaining('half speed'))
})
