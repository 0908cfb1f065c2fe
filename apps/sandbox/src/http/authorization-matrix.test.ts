import document from '@bourselet/openapi/openapi.json' with { type: 'json' }
import { operations } from '@bourselet/openapi/operations'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../../../../openapi/reference/document.ts'
import { createSampler } from '../../../../openapi/reference/sample.ts'
import { papersOf } from '../features/kyc/test-calls.ts'
import { featureCalls, moves, probes } from '../test-feature-calls.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import type { FullMember } from './test-calls.ts'
import { fullMember, missingRows } from './test-full-member.ts'
import { idFields } from './test-id-fields.ts'
import { type TestMember, testMember } from './test-member.ts'
import { memberRows } from './test-member-rows.ts'

const answered = operations.filter(({ implemented }) => implemented)
const reads = answered.filter(({ retry }) => retry === 'read')

let sandbox: TestSandbox
let ann: FullMember
let bob: FullMember
const ended = { 'api-token': '' }
beforeAll(async () => {
  sandbox = await testSandbox({
    ...{ control: true, ordersPerSecond: 1000, uploadsPerDay: 100, bankWithdrawEnabled: true },
  })
  await sandbox.clock.advance(3_000)
  ann = await fullMember(sandbox, 'ann')
  bob = await fullMember(sandbox, 'bob')
  await ann.ask('kyc.submit', papersOf(ann.rows.kyc))
  Object.assign(ended, await sandbox.signIn('bob@example.com'))
  expect((await bob.ask('account.update', { end_other_sessions: true })).code).toBe(1)
})

const sample = createSampler(document as unknown as Document)
/**
 * Returns requests of a reading call whose answers together contain all data of a member. Each list fits on one page.
 */
const whole = ({ id, request }: (typeof reads)[number], { rows }: FullMember): object[] => {
  const declared = featureCalls.flatMap(({ feature, reads }) => reads?.(rows[feature])[id] ?? [])
  if (declared.length > 0) return declared
  const { page } = (request.properties ?? {}) as { page?: object }
  // The examples are removed, so the sample has only the required fields. An example such as `{ unread: true }` would
  // exclude rows from the answer.
  const required = sample({ ...request, examples: [] }) as object
  return [{ ...required, ...(page ? { limit: 100 } : {}) }]
}

/**
 * Sends the given calls, by default all reading calls, with the given headers. The requests name rows of the member
 * `of`. Returns the answers as JSON, by call and request.
 */
async function readAll(headers: Record<string, string>, of: FullMember, calls = reads) {
  const seen: Record<string, string> = {}
  for (const operation of calls)
    for (const request of whole(operation, of)) {
      const { code, data } = await sandbox.call(operation.id, request, headers)
      seen[`${operation.id} ${JSON.stringify(request)}`] = JSON.stringify({ code, data })
    }
  return seen
}

/** Returns the complete state of a member: the answers of their reads and their database rows. */
const stateOf = async (member: FullMember) => ({
  reads: await readAll(
    member.token,
    member,
    reads.filter(({ login }) => login !== 'none'),
  ),
  rows: await memberRows(sandbox.exchange().database, member.id),
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

describe('request fields that are not in the API contract', () => {
  // Two kinds of calls are left out: `help.service`, which accepts any request, and uploads, which expect a form.
  const reading = answered.filter(({ id, form }) => !form && id !== 'help.service')
  test.each(reading.map(({ id }) => ({ id })))(
    '$id refuses request fields that contain a member id, because the API contract has no such fields',
    async ({ id }) => {
      for (const name of ['member_id', 'uid', 'user_id'])
        expect(await bob.ask(id, { [name]: ann.id })).toMatchObject({
          code: 4022,
          data: { error: 'VALIDATION', fields: { [name]: 'UNKNOWN_FIELD' } },
        })
    },
  )
})

/** The calls that move money and take a `client_order_id`, which members choose themselves. */
const ordering = moves.filter(({ call }) => idFields().includes(`${call}.client_order_id`))

test('the declarations in the test-calls files of the features contain every request field that can identify a row', () => {
  const declared = [
    ...probes.map(({ call, field }) => `${call}.${field}`),
    ...ordering.map(({ call }) => `${call}.client_order_id`),
    ...featureCalls.flatMap(({ unownedFields = [] }) => unownedFields),
  ]
  expect([...new Set(declared)].sort()).toEqual(idFields().sort())
})

describe('access to rows of another member', () => {
  const hidden = probes.filter(({ answer }) => !answer)
  const revealed = probes.filter(({ answer }) => answer)

  test('answers a request for another member’s row like one for a row that does not exist, and changes nothing', async () => {
    const before = await stateOf(ann)
    // Rows of the member exist for each column with member ids, except for the columns that a feature lists in
    // `emptyColumns`. Without rows, the requests below would prove nothing.
    const empty = Object.entries(before.rows).filter(([, rows]) => rows.length === 0)
    expect(empty.map(([column]) => column)).toEqual(
      featureCalls.flatMap(({ emptyColumns = [] }) => emptyColumns).sort(),
    )
    for (const { call, field, request } of hidden) {
      const [known, unknown] = [request(ann.rows, bob.rows), request(missingRows(ann), bob.rows)]
      expect(known).not.toEqual(unknown)
      const [theirs, none] = [await bob.ask(call, known), await bob.ask(call, unknown)]
      expect([call, field, none.code === 1]).toEqual([call, field, false])
      expect([call, field, theirs.status, theirs.code, theirs.info, theirs.data]).toEqual([
        ...[call, field, none.status, none.code, none.info, none.data],
      ])
    }
    expect(await stateOf(ann)).toEqual(before)
  })

  test.each(revealed)(
    'to another member, $call reveals at most that the value of $field is in use',
    async ({ call, request, answer }) => {
      const before = await stateOf(ann)
      expect((await bob.ask(call, request(ann.rows, bob.rows))).data).toEqual(answer)
      expect(await stateOf(ann)).toEqual(before)
    },
  )

  test('no read returns a member’s rows to another member or to a caller without a valid token', async () => {
    const own = Object.values(await readAll(ann.token, ann)).join()
    // `canaries` are texts from the member's rows. Only texts that their owner can read are counted here. Other texts,
    // such as secrets, are in no answer at all, so their absence from answers to others would prove nothing.
    const living = new Set(ann.canaries.filter((canary) => own.includes(canary)))
    expect(living.size).toBeGreaterThanOrEqual(37)
    for (const headers of [bob.token, {}, ended])
      for (const [read, json] of Object.entries(await readAll(headers, bob)))
        expect([read, ann.canaries.filter((canary) => json.includes(canary))]).toEqual([read, []])
  })

  test.each(ordering)('two members can use the same client order id for $name ($call)', async (move) => {
    const { database } = sandbox.exchange()
    const [first, second] = [await testMember(sandbox), await testMember(sandbox)]
    const prepared = [await move.prepare(first), await move.prepare(second)] as const
    const send = ({ done }: TestMember, { request }: { request: object }) =>
      done(move.call, { ...request, client_order_id: 'shared' })
    const answer = await send(first, prepared[0])
    const before = [await memberRows(database, first.id), await memberRows(database, second.id)]
    expect(await send(second, prepared[1])).not.toEqual(answer)
    expect(await memberRows(database, first.id)).toEqual(before[0])
    expect(await memberRows(database, second.id)).not.toEqual(before[1])
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
    const { account, deposit, kyc, loans } = ann.rows
    const files = Object.values(ann.rows)
      .flatMap(Object.values)
      .filter((id) => String(id).startsWith('/files/'))
    const open = async (url: string, headers: object) =>
      (await sandbox.app.inject({ url, headers: { ...headers } })).statusCode
    const known = [kyc.id_front, kyc.id_back, deposit.voucher, loans.voucher, account.avatar]
    expect(files).toEqual(expect.arrayContaining(known))
    for (const url of files.filter((file) => file !== account.avatar)) {
      expect(await open(url, ann.token)).toBe(200)
      for (const headers of [bob.token, ended, {}]) expect(await open(url, headers)).toBe(404)
    }
    expect(await open(account.avatar, {})).toBe(200)
  })

  test('the owner of a row can make the requests that are refused to other members', async () => {
    // A member can submit identity data again only after a rejection, so the reviewer rejects the first submission.
    const refuse = { type: 'kyc', id: String(ann.id), approve: false, reason: 'blurred' }
    await sandbox.control('review', refuse)
    for (const { call, field, request } of hidden) {
      const none = await bob.ask(call, request(missingRows(ann), bob.rows))
      const own = await ann.ask(call, request(ann.rows, ann.rows))
      expect([call, field, own.data.error]).not.toEqual([call, field, none.data.error])
    }
  })
})
