import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
let ann: Record<string, string>
beforeAll(async () => {
  sandbox = await testSandbox({ control: true, ordersPerSecond: 1000 })
  ann = await sandbox.signIn()
})

const order = { symbol: 'ETHUSDT', side: 'buy', type: 'limit', price: '2000', quantity: '0.5' }
const place = (changes = {}) => sandbox.call('spot.place', { ...order, ...changes }, ann)
const halt = (halted: boolean, changes = {}) =>
  sandbox.control('halt', { symbol: 'ETHUSDT', halted, ...changes })
const statusOf = async (symbol: string) => {
  const { data } = await sandbox.call('market.coins', { keyword: symbol, product: 'spot' })
  return data[0]!.status
}
const frozen = async () => (await sandbox.balance(ann)).frozen
/** Returns the numbers of the orders that the messages report as ended. */
const endedOrders = async () => {
  const { data } = await sandbox.call('notices.messages', { type: 'trade' }, ann)
  return data.list.map(({ ref_type, ref_no }) => {
    expect(ref_type).toBe('spot_order')
    return ref_no
  })
}
const depth = () => sandbox.call('market.depth', { symbol: 'ETHUSDT' })

describe('halting a symbol', () => {
  test('a halt cancels resting orders with the reason `system`, releases their funds and refuses new orders', async () => {
    await sandbox.clock.advance(3_000)
    expect((await depth()).data.bids.length).toBeGreaterThan(0)
    const { data } = await place({ client_order_id: 'before' })
    expect(await frozen()).toBe('1000.00000000')
    expect(await halt(true)).toMatchObject({ code: 1, data: { symbol: 'ETHUSDT', halted: true } })
    const history = await sandbox.call('spot.orders', { symbol: 'ETHUSDT' }, ann)
    expect(history.data.list[0]).toMatchObject({
      order_no: data.order_no,
      status: 'cancelled',
      reason: 'system',
    })
    expect(await endedOrders()).toEqual([data.order_no])
    expect(await frozen()).toBe('0.00000000')
    expect(await place()).toMatchObject({ code: 5309, data: { error: 'SYMBOL_HALTED', field: 'symbol' } })
    // A repeated request with a known client order id returns the first order, although the symbol is halted now.
    expect((await place({ client_order_id: 'before' })).code).toBe(1)
    expect((await place({ symbol: 'BTCUSDT', price: '40000', quantity: '0.01' })).code).toBe(1)
    expect(await statusOf('ETHUSDT')).toBe('halted')
    expect(await statusOf('BTCUSDT')).toBe('trading')
  })

  test('a halt also cancels orders that wait for a trigger, and releases the funds frozen for both legs of an OCO order', async () => {
    await halt(false)
    await sandbox.clock.advance(3_000)
    // The order in BTCUSDT that the previous test placed is still open, so its funds are still frozen. This amount is
    // read before the test places further orders.
    const other = await frozen()
    const { last } = (await depth()).data
    const at = (percent: number) => `${Math.round((Number(last) * percent) / 100)}`
    const oco = { type: 'oco', price: at(80), trigger_price: at(120), stop_limit_price: at(121) }
    const placed = await place(oco)
    const before = await endedOrders()
    const { data: stop } = await place({
      type: 'stop_market',
      trigger_price: at(120),
      price: undefined,
      quantity: undefined,
      total: '50',
    })
    expect(Number(await frozen())).toBeGreaterThan(Number(other) + 50)
    await halt(true)
    expect(await frozen()).toBe(other)
    const ended = (await endedOrders()).filter((number) => !before.includes(number))
    expect(ended.sort()).toEqual([placed.data.order_no, stop.order_no].sort())
    const { data } = await sandbox.call('spot.orders', { symbol: 'ETHUSDT', limit: 3 }, ann)
    expect(data.list).toHaveLength(3)
    for (const one of data.list) expect(one).toMatchObject({ status: 'cancelled', reason: 'system' })
    expect(data.list.map((one) => 'order_no' in one && one.order_no)).toContain(placed.data.oco_order_no)
  })

  test('while a symbol is halted, its book stays empty and does not prevent the sandbox from becoming ready', async () => {
    await sandbox.clock.advance(3_000)
    expect((await depth()).data).toMatchObject({ bids: [], asks: [] })
    expect(await sandbox.unready()).not.toContain('book')
  })

  test('accepts orders of a symbol again after its trading has resumed', async () => {
    expect((await halt(false)).code).toBe(1)
    await sandbox.clock.advance(3_000)
    expect((await depth()).data.bids.length).toBeGreaterThan(0)
    expect((await place()).code).toBe(1)
    expect(await statusOf('ETHUSDT')).toBe('trading')
  })

  test('the halt control rejects an unknown symbol', async () => {
    expect(await halt(true, { symbol: 'NOPEUSDT' })).toMatchObject({ code: 5301 })
  })
})
