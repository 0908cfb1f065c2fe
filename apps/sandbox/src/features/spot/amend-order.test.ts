import { div, round, sub } from '@bourselet/sdk/money'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

const symbol = 'ETHUSDT'
type Token = Record<string, string>
type Terms = Record<string, unknown>

let sandbox: TestSandbox
let ann: Token
let bob: Token
beforeAll(async () => {
  // The clock does not move, so the market maker never runs and the books contain only orders of these tests.
  sandbox = await testSandbox({ ordersPerSecond: 1000 })
  ann = await sandbox.signIn('demo@example.com')
  bob = await sandbox.signIn('demo2@example.com')
  await tradeAt('2000')
})
afterEach(async () => {
  for (const token of [ann, bob]) await sandbox.call('spot.cancel', { all: true, symbol }, token)
  await tradeAt('2000')
  expect((await sandbox.exchange().ledger.trialBalance(sandbox.exchange().database.db)).ok).toBe(true)
})

const place = async (token: Token, terms: Terms) =>
  (await sandbox.call('spot.place', { symbol, type: 'limit', ...terms }, token)).data
const limit = (token: Token, side: 'buy' | 'sell', price: string, quantity: string) =>
  place(token, { side, price, quantity })
const amend = (token: Token, orderNo: string, terms: Terms) =>
  sandbox.call('spot.place', { symbol, side: 'buy', type: 'limit', order_no: orderNo, ...terms }, token)
const find = async (token: Token, orderNo: string) => {
  const { data } = await sandbox.call('spot.orders', { with_fills: true, limit: 100 }, token)
  return data.list.find((order) => 'order_no' in order && order.order_no === orderNo)
}

/** Makes the two members trade a small quantity at a price, which becomes the last price. */
async function tradeAt(price: string): Promise<void> {
  await limit(bob, 'buy', price, '0.01')
  await place(ann, { side: 'sell', price, quantity: '0.01', tif: 'IOC' })
}

describe('amending a resting order', () => {
  test('an amended resting order keeps its number, and its frozen funds are adjusted to the new terms', async () => {
    const before = await sandbox.balance(ann, 'USDT')
    const { order_no } = await limit(ann, 'buy', '1900', '0.1')
    const { data } = await amend(ann, order_no, { price: '1910', quantity: '0.2' })
    expect(data).toMatchObject({ order_no, status: 'open', price: '1910.00', quantity: '0.20000000' })
    expect(await sandbox.balance(ann, 'USDT')).toEqual({
      available: round(sub(before.available, '382'), 8, 'DOWN'),
      frozen: '382.00000000',
    })
    await amend(ann, order_no, { price: '1890', quantity: '0.05' })
    expect((await sandbox.balance(ann, 'USDT')).frozen).toBe('94.50000000')
    const { data: book } = await sandbox.call('market.depth', { symbol, limit: 5 })
    expect(book.bids).toEqual([['1890.00', '0.05000000']])
  })

  test('a resting order keeps its place in the queue if only its quantity is reduced, and loses it if the quantity increases', async () => {
    const first = await limit(ann, 'buy', '1900', '0.2')
    const second = await limit(bob, 'buy', '1900', '0.1')
    await amend(ann, first.order_no, { price: '1900', quantity: '0.1' })
    await place(bob, { side: 'sell', price: '1900', quantity: '0.1', stp: 'expire_taker' })
    expect(await find(ann, first.order_no)).toMatchObject({ status: 'completed' })

    const third = await limit(ann, 'buy', '1900', '0.1')
    await amend(bob, second.order_no, { price: '1900', quantity: '0.11' })
    await place(bob, { side: 'sell', price: '1900', quantity: '0.1', stp: 'expire_taker' })
    expect(await find(ann, third.order_no)).toMatchObject({ status: 'completed' })
    expect(await find(bob, second.order_no)).toMatchObject({ status: 'open', filled: '0.00000000' })
  })

  test('an amended order that is partly filled keeps its filled quantity and average price', async () => {
    const { order_no } = await limit(ann, 'buy', '1900', '0.3')
    await limit(bob, 'sell', '1900', '0.1')
    const { data } = await amend(ann, order_no, { price: '1850', quantity: '0.4' })
    expect(data).toMatchObject({ status: 'partial', filled: '0.10000000', avg_price: '1900.00000000' })
    expect(data.fills).toMatchObject([{ price: '1900.00', qty: '0.10000000' }])
    expect((await sandbox.balance(ann, 'USDT')).frozen).toBe('555.00000000')
  })

  test('an amended order trades immediately as taker if its new price crosses the spread', async () => {
    const { order_no } = await limit(ann, 'buy', '1900', '0.1')
    await limit(bob, 'sell', '2010', '0.1')
    const { data } = await amend(ann, order_no, { price: '2020', quantity: '0.1' })
    expect(data).toMatchObject({ status: 'completed', fills: [{ price: '2010.00', liquidity: 'taker' }] })
    expect((await sandbox.balance(ann, 'USDT')).frozen).toBe('0.00000000')
  })

  test('an amendment changes nothing if it is sent twice or contains the current terms', async () => {
    const first = await limit(ann, 'buy', '1900', '0.1')
    await amend(ann, first.order_no, { price: '1910', quantity: '0.1' })
    await limit(bob, 'buy', '1910', '0.1')
    await amend(ann, first.order_no, { price: '1910', quantity: '0.1' })
    await place(bob, { side: 'sell', price: '1910', quantity: '0.1', stp: 'expire_taker' })
    expect(await find(ann, first.order_no)).toMatchObject({ status: 'completed' })
  })

  test('after an amendment, repeating the original place request returns the amended order; a different request with the same client order id is refused', async () => {
    const request = { side: 'buy', price: '1900', quantity: '0.1', client_order_id: 'amended-1' }
    const { order_no } = await place(ann, request)
    await amend(ann, order_no, { price: '1910', quantity: '0.1' })
    expect(await place(ann, request)).toMatchObject({ order_no, price: '1910.00' })
    const other = await sandbox.call('spot.place', { symbol, type: 'limit', ...request, price: '1910' }, ann)
    expect(other.data).toMatchObject({ error: 'DUPLICATE_CLIENT_ID' })
  })
})

describe('amending an order that waits for its trigger', () => {
  test('an amended stop-limit order fires at its new trigger price, not at the old one', async () => {
    const stop = { side: 'sell', type: 'stop_limit' }
    const terms = { trigger_price: '1950', price: '1940', quantity: '0.1' }
    const { order_no } = await place(ann, { ...stop, ...terms })
    const moved = { ...stop, trigger_price: '2050', price: '2040', quantity: '0.2' }
    const { data } = await amend(ann, order_no, moved)
    expect(data).toMatchObject({ status: 'pending', trigger_price: '2050.00', trigger_when: 'rises' })
    expect((await sandbox.balance(ann, 'ETH')).frozen).toBe('0.20000000')
    await tradeAt('1950')
    expect(await find(ann, order_no)).toMatchObject({ status: 'pending', triggered_at: null })
    await tradeAt('2050')
    expect(await find(ann, order_no)).toMatchObject({ status: 'open', price: '2040.00' })
    const { data: refused } = await amend(ann, order_no, { ...moved, trigger_price: '2060' })
    expect(refused).toMatchObject({ fields: { trigger_price: 'MODE_INVALID' } })
  })

  test('a partly filled stop order refuses a new amendment, but accepts a repetition of its last amendment', async () => {
    const stop = { side: 'sell', type: 'stop_market', quantity: '0.1' }
    const { order_no } = await place(ann, { ...stop, trigger_price: '1950' })
    const amended = { ...stop, trigger_price: '1960' }
    await amend(ann, order_no, amended)
    await limit(bob, 'buy', '1960', '0.05')
    await place(ann, { side: 'sell', price: '1960', quantity: '0.01', tif: 'IOC' })
    const fired = { order_no, status: 'pending', trigger_price: '1960.00', filled: '0.04000000' }
    expect(await find(ann, order_no)).toMatchObject(fired)
    expect((await amend(ann, order_no, amended)).data).toMatchObject(fired)
    const other = await amend(ann, order_no, { ...amended, quantity: '0.2' })
    expect(other.data).toMatchObject({ fields: { order_no: 'MODE_INVALID' } })
  })

  test('an amended distance of a trailing stop applies from the current last price on', async () => {
    const trailing = { side: 'sell', type: 'trailing_stop', quantity: '0.1' }
    const { order_no } = await place(ann, { ...trailing, trail_pct: '5' })
    await tradeAt('2100')
    await tradeAt('2050')
    expect(await find(ann, order_no)).toMatchObject({ trigger_price: '1995.00' })
    const { data: larger } = await amend(ann, order_no, { ...trailing, quantity: '0.2', trail_pct: '5' })
    expect(larger).toMatchObject({ trigger_price: '1995.00', quantity: '0.20000000' })
    const { data: nearer } = await amend(ann, order_no, { ...trailing, trail_pct: '10' })
    expect(nearer).toMatchObject({ trigger_price: '1845.00', trail_pct: '10.00' })
  })
})

describe('amending a leg of an OCO', () => {
  const sell = { side: 'sell', quantity: '0.1' }
  const pair = { ...sell, type: 'oco', price: '2050', trigger_price: '1900' }
  const stopOf = ({ other_leg }: Awaited<ReturnType<typeof place>>) => {
    const { order_no, status } = other_leg as { order_no: string; status: string }
    return { order_no, status }
  }

  test('an amended leg keeps its number and its partner, and its first trade ends the other leg', async () => {
    const placed = await place(ann, { ...pair, client_order_id: 'legs-1' })
    const stop = stopOf(placed)
    const { data: limitLeg } = await amend(ann, placed.order_no, { ...sell, price: '2040' })
    const { order_no } = placed
    expect(limitLeg).toMatchObject({
      order_no,
      status: 'open',
      price: '2040.00',
      oco_order_no: stop.order_no,
    })
    const moved = { ...sell, type: 'stop_market', trigger_price: '1950' }
    const { data: stopLeg } = await amend(ann, stop.order_no, moved)
    expect(stopLeg).toMatchObject({ ...stop, trigger_price: '1950.00', oco_order_no: order_no })
    expect((await sandbox.balance(ann, 'ETH')).frozen).toBe('0.10000000')
    // The repeated request is compared with the terms at placing.
    expect(await place(ann, { ...pair, client_order_id: 'legs-1' })).toMatchObject({
      ...{ order_no, price: '2040.00', other_leg: { trigger_price: '1950.00' } },
    })
    await limit(bob, 'buy', '2040', '0.05')
    expect(await find(ann, stop.order_no)).toMatchObject({ status: 'expired', reason: 'other_leg' })
    // A leg whose partner has ended is amended like any other order.
    const { data: rest } = await amend(ann, order_no, { ...sell, price: '2045', quantity: '0.2' })
    expect(rest).toMatchObject({ status: 'partial', price: '2045.00', quantity: '0.20000000' })
  })

  test('an amended stop leg fires at its new trigger and ends the limit leg', async () => {
    const placed = await place(ann, pair)
    const stop = stopOf(placed)
    await amend(ann, stop.order_no, { ...sell, type: 'stop_market', trigger_price: '1980' })
    await limit(bob, 'buy', '1979', '1')
    await tradeAt('1980')
    expect(await find(ann, placed.order_no)).toMatchObject({ status: 'expired', reason: 'other_leg' })
    expect(await find(ann, stop.order_no)).toMatchObject({ status: 'completed', avg_price: '1979.00000000' })
  })

  test.each<[name: string, terms: Terms, refusal: object]>([
    ['at the last price', { price: '2000' }, { error: 'TRIGGER_PRICE', field: 'price' }],
    ['off the tick', { price: '2040.001' }, { error: 'PRICE_TICK' }],
    ['outside the price band', { price: '20000' }, { error: 'PRICE_BAND' }],
    ['with another quantity', { quantity: '0.2' }, { fields: { quantity: 'MODE_INVALID' } }],
  ])('refuses a limit leg %s and changes nothing', async (_, terms, refusal) => {
    const { order_no } = await place(ann, pair)
    expect((await amend(ann, order_no, { ...sell, price: '2050', ...terms })).data).toMatchObject(refusal)
    expect(await find(ann, order_no)).toMatchObject({ status: 'open', price: '2050.00' })
  })

  test('refuses a limit leg that would trade at once, and changes nothing', async () => {
    const { order_no } = await place(ann, pair)
    await limit(bob, 'buy', '2045', '0.1')
    const { data } = await amend(ann, order_no, { ...sell, price: '2040' })
    expect(data).toMatchObject({ error: 'POST_ONLY_WOULD_TAKE', field: 'price' })
    expect(await find(ann, order_no)).toMatchObject({ status: 'open', price: '2050.00' })
    expect((await sandbox.balance(ann, 'ETH')).frozen).toBe('0.10000000')
  })

  test.each<[name: string, terms: Terms, refusal: object]>([
    ['at the last price', { trigger_price: '2000' }, { error: 'TRIGGER_PRICE', field: 'trigger_price' }],
    ['outside the price band', { trigger_price: '1' }, { error: 'PRICE_BAND' }],
    ['with another quantity', { quantity: '0.2' }, { fields: { quantity: 'MODE_INVALID' } }],
  ])('refuses a stop leg %s and changes nothing', async (_, terms, refusal) => {
    const { order_no } = stopOf(await place(ann, pair))
    const present = { ...sell, type: 'stop_market', trigger_price: '1900' }
    expect((await amend(ann, order_no, { ...present, ...terms })).data).toMatchObject(refusal)
    expect(await find(ann, order_no)).toMatchObject({ status: 'pending', trigger_price: '1900.00' })
  })

  test('the legs of a buy freeze the larger of their needs', async () => {
    const buy = { side: 'buy', quantity: '0.1' }
    const placed = await place(ann, {
      ...{ ...buy, type: 'oco', price: '1900', trigger_price: '2100', stop_limit_price: '2110' },
    })
    const frozen = async () => (await sandbox.balance(ann, 'USDT')).frozen
    expect(await frozen()).toBe('211.00000000')
    const stop = { ...buy, type: 'stop_limit', trigger_price: '2100' }
    const { order_no } = stopOf(placed)
    await amend(ann, order_no, { ...stop, price: '2200' })
    expect(await frozen()).toBe('220.00000000')
    await amend(ann, placed.order_no, { ...buy, price: '1950' })
    expect(await frozen()).toBe('220.00000000')
    await amend(ann, order_no, { ...stop, price: '2105' })
    expect(await frozen()).toBe('210.50000000')
    // At most 6 USDT are left after this order, and the amendment would freeze 9.50 USDT more.
    const { available } = await sandbox.balance(ann, 'USDT')
    await limit(ann, 'buy', '1000', div(sub(available, '5'), '1000', 3, 'DOWN'))
    const left = await sandbox.balance(ann, 'USDT')
    const refusal = { error: 'INSUFFICIENT_BALANCE' }
    expect((await amend(ann, order_no, { ...stop, price: '2200' })).data).toMatchObject(refusal)
    expect(await sandbox.balance(ann, 'USDT')).toEqual(left)
    expect(await find(ann, order_no)).toMatchObject({ status: 'pending', price: '2105.00' })
  })
})

describe('refused amendments of spot orders', () => {
  test.each([
    [
      'that changes a buy order to a sell order',
      { side: 'sell', price: '1900', quantity: '0.1' },
      { fields: { side: 'MODE_INVALID' } },
    ],
    ['as a pair', { type: 'oco', price: '1900', quantity: '0.1' }, { fields: { type: 'MODE_INVALID' } }],
    ['with tif', { price: '1900', quantity: '0.1', tif: 'GTC' }, { fields: { tif: 'MODE_INVALID' } }],
    ['off the tick', { price: '1900.001', quantity: '0.1' }, { error: 'PRICE_TICK' }],
    ['outside the price band', { price: '1', quantity: '0.1' }, { error: 'PRICE_BAND' }],
    ['to the filled quantity', { price: '1900', quantity: '0.02' }, { error: 'QTY_STEP' }],
    ['that leaves too small a value', { price: '1900', quantity: '0.0201' }, { error: 'MIN_NOTIONAL' }],
    ['beyond the balance', { price: '1900', quantity: '9000' }, { error: 'INSUFFICIENT_BALANCE' }],
  ])('refuses an amendment %s and changes nothing', async (_, terms, refusal) => {
    const { order_no } = await limit(ann, 'buy', '1900', '0.1')
    await limit(bob, 'sell', '1900', '0.02')
    const before = [await sandbox.balance(ann, 'USDT'), await find(ann, order_no)]
    expect((await amend(ann, order_no, terms)).data).toMatchObject(refusal)
    expect([await sandbox.balance(ann, 'USDT'), await find(ann, order_no)]).toEqual(before)
  })

  test('refuses to amend ended orders, other members’ orders, and refuses an amendment that would make a post-only order trade', async () => {
    const terms = { side: 'sell', price: '2050', quantity: '0.1' }
    const only = await place(ann, { ...terms, tif: 'PO' })
    await limit(bob, 'buy', '1950', '0.1')
    const crossing = await amend(ann, only.order_no, { ...terms, price: '1950' })
    expect(crossing.data).toMatchObject({ error: 'POST_ONLY_WOULD_TAKE' })
    expect(await find(ann, only.order_no)).toMatchObject({ status: 'open', price: '2050.00' })

    expect((await amend(bob, only.order_no, terms)).data).toMatchObject({ error: 'ORDER_NOT_FOUND' })
    await sandbox.call('spot.cancel', { order_no: only.order_no }, ann)
    expect((await amend(ann, only.order_no, terms)).data).toMatchObject({ error: 'ORDER_CLOSED' })
  })
})
