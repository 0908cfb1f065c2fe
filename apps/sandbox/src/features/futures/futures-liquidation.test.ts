import { schemas } from '@bourselet/openapi/operations'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberEvent } from '../../realtime/stream.ts'
import { type TestFutures, testFutures } from './test-futures.ts'

let futures: TestFutures
let ann: Record<string, string>
let bob: Record<string, string>
let count = 0
const published: { memberId: number; event: MemberEvent }[] = []
beforeAll(async () => {
  futures = await testFutures()
  const { stream } = futures.sandbox.exchange()
  const { toMember } = stream
  stream.toMember = (memberId, events) => {
    published.push(...events.map((event) => ({ memberId, event })))
    toMember(memberId, events)
  }
})
beforeEach(async () => {
  count++
  ann = await futures.member(`ann${count}@example.com`, '10000')
  bob = await futures.member(`bob${count}@example.com`, '1000000')
  await futures.mark({ BTCUSDT: '60000' })
  published.length = 0
})
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'contract', components: { schemas } })
const isEvent = ajv.compile({ $ref: 'contract#/components/schemas/MemberEvent' })
afterEach(async () => {
  await futures.addsUp()
  for (const { event } of published) {
    if (!isEvent(event))
      throw new Error(`off the contract: ${JSON.stringify(event)}: ${ajv.errorsText(isEvent.errors)}`)
  }
})

const limit = (side: string, price: string, quantity: string, rest: object = {}) => ({
  side,
  type: 'limit',
  price,
  quantity,
  ...rest,
})
const openLong = async (quantity: string, rest: object = {}) => {
  await futures.place(bob, limit('sell', '60000', quantity))
  return futures.place(ann, limit('buy', '60000', quantity, rest))
}
const balanceOf = async (account: string) => {
  const { db } = futures.sandbox.exchange().database
  const rows = await db
    .selectFrom('ledger_balances')
    .select('amount')
    .where('account', '=', account)
    .execute()
  return rows.reduce((sum, row) => sum + row.amount, 0n)
}
const UNIT = 10n ** 8n

describe('liquidation at the mark price', () => {
  test('a liquidated isolated position costs the member only its margin; the insurance fund takes the position over and sells it', async () => {
    await openLong('1', { leverage: 50, margin_mode: 'isolated' })
    await futures.place(ann, limit('buy', '50000', '0.1'))
    const fund = await balanceOf('sys:insurance')
    // The first mark price is slightly above the liquidation price of the long position, so the position is not
    // liquidated yet.
    const { list } = await futures.positions(ann)
    const line = String(list[0]?.liq_price)
    await futures.mark({ BTCUSDT: (Number(line) + 0.2).toFixed(1) })
    expect((await futures.positions(ann)).list).toHaveLength(1)
    await futures.place(bob, limit('buy', '59070', '2'))
    published.length = 0
    await futures.mark({ BTCUSDT: (Number(line) - 0.1).toFixed(1) })
    const after = await futures.positions(ann)
    expect(after.list).toEqual([])
    expect(after.account).toMatchObject({ isolated_margin: '0.00000000', order_margin: '0.00000000' })
    const closed = await futures.call('futures.positions', { scope: 'closed' }, ann)
    expect(closed.data.list).toMatchObject([{ closed_by: 'liquidation', exit_price: '58800' }])
    const orders = await futures.call('futures.orders', { scope: 'history' }, ann)
    expect(orders.data.list).toMatchObject([
      { status: 'cancelled', reason: 'system' },
      { status: 'completed' },
    ])
    const changes = await futures.call('wallet.changes', { type: 'futures_liquidation' }, ann)
    expect(changes.data.list).toMatchObject([{ available_delta: '-1200.00000000' }])
    // The insurance fund took over 1 BTC at 58800. It sold this BTC to Bob at 59070, close to the mark price, with a
    // profit of 270.
    expect((await balanceOf('sys:insurance')) - fund).toBe(270n * UNIT)
    const ends = published.flatMap(({ event }) =>
      event.kind === 'position_closed' ? [event.closed.closed_by] : [],
    )
    expect(ends.sort()).toEqual(['liquidation', 'user'])
    const notifies = published.flatMap(({ event }) => (event.kind === 'notify' ? [event.notify] : []))
    expect(notifies).toMatchObject([
      { type: 'trade', title: 'Position liquidated', ref_type: 'futures_position', ref_no: 'BTCUSDT' },
    ])
    expect(notifies[0]?.content).toBe(
      'BTCUSDT was liquidated at a mark price of 59,045.2. Loss: its margin of 1,200.00 USDT.',
    )
  })

  test('a liquidation of the cross account closes all cross positions and leaves a wallet balance of zero, never a negative one', async () => {
    await openLong('3')
    await futures.place(bob, limit('buy', '56000', '10'))
    await futures.mark({ BTCUSDT: '56000' })
    const after = await futures.positions(ann)
    expect(after.list).toEqual([])
    expect(after.account).toMatchObject({ wallet_balance: '0.00000000', available: '0.00000000' })
  })

  test('writes one line to the operator log when a liquidation makes the insurance fund negative, and no line for the next liquidation', async () => {
    const { lines } = futures.sandbox
    const { database, ledger } = futures.sandbox.exchange()
    const said = () => lines.filter((line) => line.includes('insurance fund'))
    const fund = await balanceOf('sys:insurance')
    const move = (amount: bigint) => {
      const entry = { bucket: '', coin: 'USDT' }
      const entries = [
        { ...entry, account: 'sys:insurance', amount },
        { ...entry, account: 'sys:bridge', amount: -amount },
      ]
      return database.transaction((tx) =>
        ledger.post(tx, { change: 'deposit', refType: 'test', refNo: 'fund', entries }),
      )
    }
    const before = said().length
    await move(-fund)
    for (const count of [1, 2]) {
      const member = await futures.member(`fund${count}@example.com`, '10000')
      await futures.mark({ BTCUSDT: '60000' })
      await futures.place(bob, limit('sell', '60000', '3'))
      await futures.place(member, limit('buy', '60000', '3'))
      await futures.mark({ BTCUSDT: '56000' })
      expect((await futures.positions(member)).list).toEqual([])
      expect(said().slice(before)).toEqual([
        expect.stringMatching(/^futures: the insurance fund has fallen below zero: -2\d{3}(\.\d+)? USDT$/),
      ])
    }
    await move(fund)
  })

  test('a member whose margin ratio reaches 80 percent gets a margin call, at most one an hour', async () => {
    await openLong('3', { leverage: 100 })
    const calls = async () => {
      const { db } = futures.sandbox.exchange().database
      return (
        await db.selectFrom('notifies').select('params').where('name', '=', 'MARGIN_CALL_CROSS').execute()
      ).length
    }
    await futures.mark({ BTCUSDT: '57040' })
    expect(await calls()).toBe(0)
    // At a mark price of 57030 the cross equity is 1000 and the maintenance margin is 805.45. The margin ratio
    // exceeds 80 percent, so a margin call is sent.
    await futures.mark({ BTCUSDT: '57030' })
    await futures.mark({ BTCUSDT: '57020' })
    expect(await calls()).toBe(1)
    expect(published.filter(({ event }) => event.kind === 'notify')).toHaveLength(1)
  })

  test('a mark price that causes no trigger, margin call or liquidation changes no position row and publishes nothing', async () => {
    await openLong('0.1')
    published.length = 0
    const rows = await sql<{ xmin: string }>`SELECT xmin::text FROM futures_positions ORDER BY 1`.execute(
      futures.sandbox.exchange().database.db,
    )
    await futures.mark({ BTCUSDT: '60010' })
    expect(published).toEqual([])
    const again = await sql<{ xmin: string }>`SELECT xmin::text FROM futures_positions ORDER BY 1`.execute(
      futures.sandbox.exchange().database.db,
    )
    expect(again.rows).toEqual(rows.rows)
  })
})

const paid = async () => {
  const { db } = futures.sandbox.exchange().database
  const open = db.selectFrom('funding_rates').select('ts').where('paid', '=', false)
  await expect.poll(() => open.execute()).toEqual([])
}

describe('funding', () => {
  const rate = (ts: number, terms = { rate: '0.0001', mark_price: '60000' }) =>
    futures.sandbox
      .exchange()
      .database.db.insertInto('funding_rates')
      .values({ symbol: 'BTCUSDT', ts, ...terms, paid: false })
      .execute()
  test('pays each due funding only once, and books two overdue fundings separately', async () => {
    await openLong('0.1')
    await rate(1_000)
    await rate(2_000)
    await futures.mark({ BTCUSDT: '60000' })
    await paid()
    for (let tick = 0; tick < 3; tick++) await futures.mark({ BTCUSDT: '60000' })
    const of = async (token: Record<string, string>) =>
      (await futures.call('wallet.changes', { type: 'futures_funding' }, token)).data.list.map(
        (row: Record<string, unknown>) => row.available_delta,
      )
    expect(await of(ann)).toEqual(['-0.60000000', '-0.60000000'])
    expect(await of(bob)).toEqual(['0.60000000', '0.60000000'])
    const { list } = await futures.positions(ann)
    expect(list).toHaveLength(1)
    // Each account change refers to the funding that caused it.
    const changes = await futures.call('wallet.changes', { type: 'futures_funding' }, ann)
    expect(changes.data.list.map((row: { ref_no: string }) => row.ref_no)).toEqual([
      'BTCUSDT:2000',
      'BTCUSDT:1000',
    ])
  })

  test('an account change of a funding payment shows the size, mark price and rate of the payment, if these values are stored', async () => {
    await openLong('0.123')
    await rate(3_000, { rate: '-0.00012345', mark_price: '60123.45' })
    await futures.mark({ BTCUSDT: '60000' })
    await paid()
    const change = async (token: Record<string, string>) =>
      (await futures.call('wallet.changes', { type: 'futures_funding', limit: 1 }, token)).data.list[0]
    // 0.123 × 60123.45 × 0.00012345 = 0.912935508…: the short position pays it rounded up, and the long position
    // receives it rounded down.
    const basis = { symbol: 'BTCUSDT', funding_at: 3_000, mark_price: '60123.45', rate: '-0.00012345' }
    expect(await change(ann)).toMatchObject({
      available_delta: '0.91293550',
      funding: { ...basis, side: 'long', quantity: '0.12300000' },
    })
    expect(await change(bob)).toMatchObject({
      available_delta: '-0.91293551',
      funding: { ...basis, side: 'short', quantity: '0.12300000' },
    })
    const { db } = futures.sandbox.exchange().database
    await db.deleteFrom('futures_fundings').where('funding_at', '=', 3_000).execute()
    expect(await change(ann)).toMatchObject({ ref_no: 'BTCUSDT:3000', funding: null })
    const fee = await futures.call('wallet.changes', { type: 'futures_fee', limit: 1 }, ann)
    expect(fee.data.list).toMatchObject([{ funding: null }])
  })
})

test('the commit of a trade publishes fills, orders, positions and accounts to both members', async () => {
  await openLong('0.1')
  const own = published.filter(({ event }) => event.kind !== 'balance' && 'order' in event === false)
  expect(own.map(({ event }) => event.kind)).toEqual([
    'futures_account',
    'futures_fill',
    'position',
    'futures_account',
    'futures_fill',
    'position',
    'futures_account',
  ])
  const orders = published.flatMap(({ event }) =>
    event.kind === 'futures_order' ? [event.order.status] : [],
  )
  expect(orders).toEqual(['open', 'completed', 'completed'])
})

test('an index price set by a sandbox control moves the mark price, so that a position is liquidated', async () => {
  const { sandbox } = futures
  await sandbox.clock.advance(3_000)
  const eve = await futures.member('eve@example.com', '10000')
  const bought = await futures.place(eve, {
    side: 'buy',
    type: 'market',
    quantity: '1',
    leverage: 50,
    margin_mode: 'isolated',
  })
  expect(bought.data).toMatchObject({ status: 'completed' })
  const entry = Number(bought.data.position.entry_price)
  await sandbox.control('index', { symbol: 'BTCUSDT', price: (entry * 0.9).toFixed(2) })
  for (let second = 0; second < 10; second++) await sandbox.clock.advance(1_000)
  expect((await futures.positions(eve)).list).toEqual([])
  const closed = await futures.call('futures.positions', { scope: 'closed' }, eve)
  expect(closed.data.list).toMatchObject([{ closed_by: 'liquidation' }])
})

test('a clock jump over two funding times makes the payments of each funding time once', async () => {
  const { sandbox } = futures
  const fay = await futures.member('fay@example.com', '10000')
  await futures.place(fay, { side: 'buy', type: 'market', quantity: '0.01', leverage: 1 })
  await sandbox.clock.advance(15 * 3_600_000)
  await paid()
  const again = await sandbox.signIn()
  const { data } = await sandbox.call(
    'market.history',
    { symbol: 'BTCUSDT', product: 'futures', type: 'funding', limit: 2 },
    again,
  )
  const due = (data as unknown as { list: { ts: number }[] }).list
  expect(due).toHaveLength(2)
  const { db } = sandbox.exchange().database
  const rows = await db
    .selectFrom('account_changes')
    .innerJoin('members', 'members.id', 'account_changes.member_id')
    .select('available_delta')
    .where('members.email', '=', 'fay@example.com')
    .where('type', '=', 'futures_funding')
    .execute()
  expect(rows).toHaveLength(2)
})
