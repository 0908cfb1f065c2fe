import type { Schema } from '@bourselet/openapi'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { papers, person } from '../features/kyc/test-kyc.ts'
import { PASSWORD, type TestWithdraw, TRON, testWithdraw } from '../features/withdraw/test-withdraw.ts'

type RecordEvent = Extract<Schema<'MemberEvent'>, { kind: 'record' }>

let sandbox: TestWithdraw
let published: { memberId: number; event: RecordEvent; stored: Promise<string | undefined> }[] = []

/**
 * Returns the status of the record that an event names. Reads it on another database connection, which sees only
 * committed data.
 */
async function storedStatus(memberId: number, { type, order_no }: RecordEvent): Promise<string | undefined> {
  const { db } = sandbox.exchange().database
  type Ordered = 'deposits' | 'withdrawals' | 'convert_records' | 'ai_orders' | 'term_positions'
  const own = <T extends Ordered | 'kyc_submissions'>(table: T) =>
    db.selectFrom(table as 'deposits').where('member_id', '=', memberId)
  const ordered = (table: Ordered) => own(table).where('order_no', '=', order_no!)
  if (type === 'kyc')
    return (await own('kyc_submissions').select('status').orderBy('id', 'desc').executeTakeFirst())?.status
  if (type === 'convert')
    return (await ordered('convert_records').select('id').executeTakeFirst()) && 'success'
  if (type === 'ai') return (await ordered('ai_orders').select('status').executeTakeFirst())?.status
  if (type === 'wealth' || type === 'savings')
    return (await ordered('term_positions').select('status').executeTakeFirst())?.status
  const table = type === 'deposit' ? 'deposits' : 'withdrawals'
  return (await ordered(table).select('status').executeTakeFirst())?.status
}

beforeAll(async () => {
  sandbox = await testWithdraw()
  const { stream } = sandbox.exchange()
  const { toMember } = stream
  stream.toMember = (memberId, events) => {
    for (const event of events)
      if (event.kind === 'record') published.push({ memberId, event, stored: storedStatus(memberId, event) })
    toMember(memberId, events)
  }
})
beforeEach(() => {
  published = []
})

/**
 * Returns the statuses that were published for a record. Checks that each status, or a later one, was already
 * committed when it was published.
 */
async function statusesOf(memberId: number, type: RecordEvent['type'], orderNo: string | null) {
  const own = published.filter(({ event }) => event.type === type && event.order_no === orderNo)
  for (const [index, one] of own.entries()) {
    expect(one.memberId).toBe(memberId)
    expect(own.slice(index).map(({ event }) => event.status)).toContain(await one.stored)
    expect(Object.keys(one.event).sort()).toEqual(['kind', 'order_no', 'status', 'type', 'updated_at'])
  }
  return own.map(({ event }) => event.status)
}

/** Returns the names of the messages about a record, oldest first. */
async function messagesOf(orderNo: string) {
  const { db } = sandbox.exchange().database
  const rows = await db
    .selectFrom('notifies')
    .select('name')
    .where('ref_no', '=', orderNo)
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

const declare = async (token: Record<string, string>, request: object = {}) =>
  (await sandbox.call('deposit.declare', { coin: 'USDT', chain: 'TRC20', amount: '250', ...request }, token))
    .data.order_no
const nextBlock = () => sandbox.clock.advance(10_000 - (sandbox.clock.now() % 10_000) + 1_000)

test('a record event is published when a deposit is declared, confirmed, credited or rejected', async () => {
  const { token, id } = await sandbox.member('0')
  const credited = await declare(token)
  for (let block = 0; block < 3; block++) await nextBlock()
  expect(await statusesOf(id, 'deposit', credited)).toEqual(['pending', 'pending', 'pending', 'success'])
  const times = published.map(({ event }) => event.updated_at)
  expect(times).toEqual([...times].sort())

  const vanished = await declare(token)
  await sandbox.control('deposit', { order_no: vanished, vanished: true })
  expect(await statusesOf(id, 'deposit', vanished)).toEqual(['pending', 'rejected'])
  expect(await messagesOf(credited)).toEqual(['DEPOSIT_CREDITED'])
  expect(await messagesOf(vanished)).toEqual([])
  const small = await declare(token, { amount: '0.0005' })
  expect(await messagesOf(small)).toEqual(['DEPOSIT_BELOW_MIN'])
})

test('a record event is published for each status of a withdrawal', async () => {
  const { token, id } = await sandbox.member('1000')
  const address_id = await sandbox.oldAddress(token)
  const ask = async (fields: object) => (await sandbox.ask(token, fields)).data.order_no
  // Withdrawals to an address that is not saved are reviewed.
  const toReview = () => ask({ address: TRON })

  const sent = await ask({ address_id })
  await sandbox.clock.advance(3_600_000)
  expect(await statusesOf(id, 'withdrawal', sent)).toEqual(['processing', 'success'])

  const failed = await ask({ address_id })
  await sandbox.control('withdraw', { order_no: failed, failed: true })
  expect(await statusesOf(id, 'withdrawal', failed)).toEqual(['processing', 'failed'])

  await sandbox.exchange().database.db.deleteFrom('withdraw_addresses').execute()
  const rejected = await toReview()
  await sandbox.review(rejected, false)
  expect(await statusesOf(id, 'withdrawal', rejected)).toEqual(['review', 'rejected'])

  const cancelled = await toReview()
  await sandbox.cancel(token, cancelled)
  expect(await statusesOf(id, 'withdrawal', cancelled)).toEqual(['review', 'cancelled'])

  const approved = await toReview()
  await sandbox.review(approved, true)
  expect(await statusesOf(id, 'withdrawal', approved)).toEqual(['review', 'processing'])
  expect(await messagesOf(sent)).toEqual(['WITHDRAWAL_SENT'])
  expect(await messagesOf(failed)).toEqual(['WITHDRAWAL_FAILED'])
  expect(await messagesOf(rejected)).toEqual(['WITHDRAWAL_REJECTED'])
  expect(await messagesOf(cancelled)).toEqual([])
  expect(await messagesOf(approved)).toEqual(['WITHDRAWAL_APPROVED'])
})

test('a record event is published when an identity submission is made and when it is decided', async () => {
  const ann = await person(sandbox)
  await sandbox.call('kyc.submit', papers(ann), ann.token)
  expect(await statusesOf(ann.id, 'kyc', null)).toEqual(['pending'])
  await sandbox.control('review', { type: 'kyc', id: String(ann.id), approve: false })
  await sandbox.call('kyc.submit', papers(ann), ann.token)
  await sandbox.clock.advance(31_000)
  expect(await statusesOf(ann.id, 'kyc', null)).toEqual(['pending', 'rejected', 'pending', 'verified'])
})

test('record events are published for conversions, swaps and transfers', async () => {
  const { token, id } = await sandbox.member('1000')
  const trade_password = PASSWORD
  const quote = { from_coin: 'USDT', to_coin: 'BTC', from_amount: '100' }
  const { data } = await sandbox.call('convert.convert', quote, token)
  const { quote_id } = data as { quote_id: string }
  await sandbox.call('convert.convert', { quote_id, trade_password }, token)
  const swap = { from_coin: 'USDT', to_coin: 'BTC', amount: '100', trade_password }
  await sandbox.call('convert.exchange', swap, token)
  const transfer = {
    from_account: 'spot',
    to_account: 'futures',
    from_coin: 'USDT',
    amount: '10',
    trade_password,
  }
  await sandbox.call('convert.exchange', transfer, token)
  const records = (await sandbox.call('convert.records', {}, token)).data.list
  expect(records.map(({ kind }) => kind)).toEqual(['transfer', 'swap', 'convert'])
  for (const { order_no } of records) expect(await statusesOf(id, 'convert', order_no)).toEqual(['success'])
})

test('a record event is published when an AI order is created as a draft, when it is paid and when an unpaid draft expires', async () => {
  const { token, id } = await sandbox.member('1000')
  const [plan] = (await sandbox.call('ai.products')).data as { id: number }[]
  const draft = async () =>
    (await sandbox.call('ai.create', { goods_id: plan!.id, amount: '100' }, token)).data.order_no
  const [expired, paid] = [await draft(), await draft()]
  await sandbox.call('ai.submit', { order_no: paid, trade_password: PASSWORD }, token)
  await sandbox.clock.advance(15 * 60_000)
  expect(await statusesOf(id, 'ai', paid)).toEqual(['pending', 'running'])
  expect(await statusesOf(id, 'ai', expired)).toEqual(['pending', 'expired'])
})

test('record events are published for wealth and savings subscriptions, additions and redemptions', async () => {
  const { token, id } = await sandbox.member('1000')
  const trade_password = PASSWORD
  const [pledge] = (await sandbox.call('wealth.products', { kind: 'pledge' })).data.list
  const subscription = { id: pledge!.id, amount: '200', agree: true, trade_password }
  const { order_no } = (await sandbox.call('wealth.subscribe', subscription, token)).data
  await sandbox.call('wealth.change', { order_no, amount: '100', trade_password }, token)
  await sandbox.call('wealth.change', { action: 'redeem', order_no, trade_password }, token)
  expect(await statusesOf(id, 'wealth', order_no)).toEqual(['running', 'running', 'redeemed'])
  const [flexible] = (await sandbox.call('savings.goods', {})).data
  const deposit = { goods_id: flexible!.id, amount: '200', trade_password }
  const saved = (await sandbox.call('savings.add', deposit, token)).data
  const part = { action: 'redeem', order_no: saved.order_no, amount: '50', trade_password }
  await sandbox.call('savings.add', part, token)
  expect(await statusesOf(id, 'savings', saved.order_no)).toEqual(['running', 'running'])
})

test('no record event is published if the commit of its transaction fails', async () => {
  const { token, id } = await sandbox.member('1000')
  const order_no = await declare(token)
  const { db } = sandbox.exchange().database
  await sql`
    CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'no commit'; END $$`.execute(db)
  for (const table of ['deposits', 'withdrawals', 'convert_records'])
    await sql`
      CREATE CONSTRAINT TRIGGER refuse AFTER INSERT OR UPDATE ON ${sql.table(table)}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_commit()`.execute(db)
  published = []
  await declare(token)
  await sandbox.control('deposit', { order_no, confirmations: 3 })
  await sandbox.ask(token, { address: TRON })
  const swap = { from_coin: 'USDT', to_coin: 'BTC', amount: '100', trade_password: PASSWORD }
  await sandbox.call('convert.exchange', swap, token)
  expect(published).toEqual([])
  expect(
    await storedStatus(id, { kind: 'record', type: 'deposit', order_no, status: '', updated_at: 0 }),
  ).toBe('pending')
})
