import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { operations } from './contract.ts'
import type { OperationId } from './routes.ts'
import { type FullMember, fullMember, papersOf } from './test-full-member.ts'
import { idFields } from './test-id-fields.ts'
import { memberRows } from './test-member-rows.ts'
import { NOBODY } from './test-row-ids.ts'
import { answeredProbes, ownNames, type Probe, probes, unownedFields } from './test-row-probes.ts'

const answered = operations.filter(({ implemented }) => implemented)
const reads = answered.filter(({ retry }) => retry === 'read')

/**
 * Columns with the id of a member in which the tested member has no rows. In all other columns, the member must have
 * rows, because a check without rows proves nothing.
 */
const EMPTY = [
  // The member has no second factor.
  'authenticator_setups.member_id',
  // Totals are stored at the end of a UTC day, and no day has ended.
  'daily_totals.member_id',
  // A row is created by the first credited deposit, and this member has none.
  'deposit_totals.member_id',
  // A row is created when a position pays or receives funding, which does not happen in this test.
  'futures_fundings.member_id',
  // The member has no second factor, so no recovery codes.
  'recovery_codes.member_id',
  // A row is created when an invited member earns the inviter a reward, and this member has invited nobody.
  'referral_totals.member_id',
]

let sandbox: TestSandbox
let ann: FullMember
let bob: FullMember
const ended = { 'api-token': '' }
beforeAll(async () => {
  sandbox = await testSandbox({
    ...{ control: true, ordersPerSecond: 1000, uploadsPerDay: 100, bankWithdrawEnabled: true },
  })
  await sandbox.clock.advance(3_000)
  ann = await fullMember(sandbox, 'ann', { tron: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr', hash: 'aa' })
  bob = await fullMember(sandbox, 'bob', { tron: 'TMo4TYXrVAoCzBM85F33tEFzzUs1YdkSSv', hash: 'bb' })
  await ann.ask('kyc.submit', papersOf(ann))
  Object.assign(ended, await sandbox.signIn('bob@example.com'))
  expect((await bob.ask('account.update', { end_other_sessions: true })).code).toBe(1)
})

/** Returns requests that together make a call return all of its data, with each list on one page. */
const whole = ({ id, request }: (typeof reads)[number]): object[] => {
  const { limit, symbol, code } = (request.properties ?? {}) as Record<string, object>
  const page = { ...(limit && !symbol ? { limit: 100 } : {}) }
  const known: Partial<Record<OperationId, object[]>> = {
    'spot.orders': [{ limit: 100, with_fills: true }],
    'futures.orders': ['open', 'history'].map((scope) => ({ scope, limit: 100, with_fills: true })),
    'futures.positions': ['open', 'closed'].map((scope) => ({ scope })),
    'prediction.rounds': ['rounds', 'mine'].map((scope) => ({ scope, limit: 100 })),
    'wallet.tradingAccount': [{ type: 'futures' }, { type: 'option' }, { type: 'spot', symbol: 'BTCUSDT' }],
    'market.depth': [{ symbol: 'BTCUSDT' }],
    'market.history': [{ symbol: 'BTCUSDT', type: 'trades' }],
    'deposit.get': [{ order_no: bob.rows.depositNo }],
    'wealth.order': [{ order_no: bob.rows.wealthNo }],
    'wealth.product': [{ id: 3 }],
    'help.guide': [{ id: 1 }],
    'help.whitepaper': [{ id: 1 }],
    'notices.detail': [{ id: 1 }],
    'notices.memberDetail': [{ id: 1 }],
    'site.page': code ? [{ code: 'terms' }] : [],
  }
  return known[id] ?? [page]
}

/** Sends all reads with the given headers. Returns the answers as JSON. */
async function readAll(headers: Record<string, string>, of = reads): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  for (const operation of of)
    for (const request of whole(operation)) {
      const { code, data } = await sandbox.call(operation.id, request, headers)
      seen[`${operation.id} ${JSON.stringify(request)}`] = JSON.stringify({ code, data })
    }
  return seen
}

const PUBLIC: OperationId[] = ['market.coins', 'market.depth', 'market.history', 'prediction.times']
/**
 * Calls that read only the row that the request names. `notices.memberDetail` also marks the announcement as
 * read.
 */
const NAMED: OperationId[] = ['deposit.get', 'wealth.order', 'notices.memberDetail']
/** Returns the complete state of a member: the answers of their reads and their database rows. */
const stateOf = async ({ token, id }: FullMember) => ({
  reads: await readAll(
    token,
    reads.filter(({ id, login }) => login !== 'none' && !NAMED.includes(id) && !PUBLIC.includes(id)),
  ),
  rows: await memberRows(sandbox.exchange().database, id),
})

describe('access without a valid token', () => {
  test.each(answered.map(({ id, login }) => ({ id, login })))(
    '$id (log-in $login) accepts an ended, unknown or missing token only if log-in is not required',
    async ({ id, login }) => {
      const never = { 'api-token': 'f'.repeat(32) }
      const answers = []
      for (const headers of [{}, ended, never, { ...ended, 'idempotency-key': 'key' }])
        answers.push(await sandbox.call(id, { member_id: ann.id }, headers))
      for (const { status, code, data } of answers) {
        expect(status).toBe(200)
        if (login === 'required')
          expect({ code, data }).toEqual({ code: 4001, data: { error: 'TOKEN_INVALID' } })
        else expect(code).not.toBe(4001)
      }
    },
  )

  test.each(reads.filter(({ login }) => login === 'optional').map(({ id }) => ({ id })))(
    '$id answers a request with an ended token like a request without a token',
    async ({ id }) => {
      const [none, late] = [await sandbox.call(id, {}), await sandbox.call(id, {}, ended)]
      expect([late.code, late.data]).toEqual([none.code, none.data])
    },
  )

  test('refuses to list the member’s own prediction rounds without a valid token', async () => {
    expect((await sandbox.call('prediction.rounds', { scope: 'mine' })).code).toBe(4001)
    expect((await sandbox.call('prediction.rounds', { scope: 'mine' }, ended)).code).toBe(4001)
  })
})

describe('request fields that are not in the contract', () => {
  // Two kinds of calls are left out: `help.service`, which accepts any request, and uploads, which expect a form.
  const reading = answered.filter(({ id, form }) => !form && id !== 'help.service')
  test.each(reading.map(({ id }) => ({ id })))('$id refuses an unknown member id field', async ({ id }) => {
    for (const name of ['member_id', 'uid', 'user_id'])
      expect(await bob.ask(id, { [name]: ann.id })).toMatchObject({
        code: 4022,
        data: { error: 'VALIDATION', fields: { [name]: 'UNKNOWN_FIELD' } },
      })
  })
})

test('every request field that can identify a row is in a list of tested fields or in the list of fields without an owner', () => {
  const named = [...probes, ...ownNames, ...answeredProbes].map(({ call, field }) => `${call}.${field}`)
  expect([...new Set([...named, ...unownedFields])].sort()).toEqual(idFields().sort())
})

describe('access to rows of another member', () => {
  const title = ({ call, field, request }: Probe) => ({
    call,
    field,
    sent: JSON.stringify(request(NOBODY, NOBODY)).slice(0, 70),
    request,
  })

  test('answers a request for another member’s row like one for a row that does not exist, and changes nothing', async () => {
    const before = await stateOf(ann)
    // The member has rows in all columns that are not in `EMPTY`. Without rows, the requests below would prove nothing.
    const empty = Object.entries(before.rows).filter(([, rows]) => rows.length === 0)
    expect(empty.map(([column]) => column)).toEqual(EMPTY)
    for (const { call, field, request } of probes) {
      const [theirs, none] = [
        await bob.ask(call, request(ann.rows, bob.rows)),
        await bob.ask(call, request(NOBODY, bob.rows)),
      ]
      expect([call, field, none.code === 1]).toEqual([call, field, false])
      expect([call, field, theirs.status, theirs.code, theirs.info, theirs.data]).toEqual([
        ...[call, field, none.status, none.code, none.info, none.data],
      ])
    }
    expect(await stateOf(ann)).toEqual(before)
  })

  test.each(answeredProbes.map((row) => ({ ...title(row), answer: row.answer })))(
    '$call reveals at most that another member uses the value of $field',
    async ({ call, request, answer }) => {
      const before = await stateOf(ann)
      expect((await bob.ask(call, request(ann.rows, bob.rows))).data).toEqual(answer)
      expect(await stateOf(ann)).toEqual(before)
    },
  )

  test('no read returns a member’s rows to another member or to a caller without a valid token', async () => {
    const own = Object.values(await readAll(ann.token)).join()
    // `canaries` are texts from the member's rows. Only texts that their owner can read are counted here. Other texts,
    // such as secrets, are in no answer at all, so their absence from answers to others would prove nothing.
    const living = ann.canaries.filter((canary) => own.includes(canary))
    expect(living.length).toBeGreaterThan(25)
    for (const headers of [bob.token, {}, ended])
      for (const [read, json] of Object.entries(await readAll(headers)))
        expect([read, ann.canaries.filter((canary) => json.includes(canary))]).toEqual([read, []])
  })

  test('two members can use the same client order id', async () => {
    const before = await stateOf(ann)
    const price = async (product: string) =>
      (await bob.ask('market.depth', { symbol: 'ETHUSDT', product })).data.bids[4][0] as string
    const prices = { SPOT: await price('spot'), FUTURES: await price('futures') }
    for (const { call, request } of ownNames) {
      const text = JSON.stringify(request(ann.rows, bob.rows))
      const sent = JSON.parse(text.replace('SPOT', prices.SPOT).replace('FUTURES', prices.FUTURES))
      const { code, data } = await bob.ask(call, sent)
      expect([call, code]).toEqual([call, 1])
      expect(ann.canaries.filter((canary) => canary.startsWith(data.order_no ?? '?'))).toEqual([])
    }
    expect(await stateOf(ann)).toEqual(before)
  })

  test('two members can use the same Idempotency-Key', async () => {
    const before = await stateOf(ann)
    const key = { 'idempotency-key': 'shared' }
    const swap = { from_coin: 'USDT', to_coin: 'BTC', amount: '15', trade_password: '123456' }
    const first = await bob.ask('convert.exchange', swap, key)
    const state = await stateOf(bob)
    const other = await ann.ask('convert.exchange', swap, key)
    expect([first.code, other.code]).toEqual([1, 1])
    expect(other.headers['idempotent-replayed']).toBeUndefined()
    expect(other.data.order_no).not.toBe(first.data.order_no)
    expect(await stateOf(bob)).toEqual(state)
    expect(await stateOf(ann)).not.toEqual(before)
  })

  test('a private file can be read only by its owner, an avatar by everybody', async () => {
    const { front, back, voucher, avatar } = ann.rows
    const open = async (url: string, headers: object) =>
      (await sandbox.app.inject({ url, headers: { ...headers } })).statusCode
    for (const url of [front, back, voucher]) {
      expect(await open(url, ann.token)).toBe(200)
      for (const headers of [bob.token, ended, {}]) expect(await open(url, headers)).toBe(404)
    }
    expect(await open(avatar, {})).toBe(200)
  })

  test('the owner of a row can make the requests that are refused to other members', async () => {
    // A member can submit identity data again only after a rejection, so the reviewer rejects the first submission.
    const refuse = { type: 'kyc', id: String(ann.id), approve: false, reason: 'blurred' }
    await sandbox.control('review', refuse)
    for (const { call, field, request } of probes) {
      const none = await bob.ask(call, request(NOBODY, bob.rows))
      const own = await ann.ask(call, request(ann.rows, ann.rows))
      expect([call, field, own.data.error]).not.toEqual([call, field, none.data.error])
    }
  })
})
