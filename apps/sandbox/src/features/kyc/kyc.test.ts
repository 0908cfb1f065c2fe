import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { uploadPng } from '../../files/test-upload.ts'
import { languages } from '../../http/language.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { rejectReason } from './reject-reason.ts'
import { number, type Person, papers, person, type Token } from './test-kyc.ts'

const ACTIONS = ['withdraw', 'futures', 'option', 'invest', 'loan'] as const
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, control: true, uploadsPerDay: 100 })
})

const submit = (who: Person, rest?: object, headers: Token = {}) =>
  sandbox.call('kyc.submit', papers(who, rest), { ...who.token, ...headers })
const titles = async ({ token }: Person) =>
  (await sandbox.call('notices.messages', {}, token)).data.list.map(({ title }) => title)
const info = (who: Person, language = 'en') =>
  sandbox.call('kyc.info', {}, { ...who.token, 'accept-language': language })

describe('an accepted identity check', () => {
  test('a submitted identity check is pending at first and verified after 30 seconds; it raises the credit score, and answers contain its data only masked', async () => {
    const ann = await person(sandbox)
    expect((await info(ann)).data).toBeNull()
    expect((await sandbox.call('kyc.status', {}, ann.token)).data).toEqual({
      status: 'none',
      level: 0,
      reject_reason: null,
      submitted_at: null,
      reviewed_at: null,
    })
    const at = sandbox.clock.now()
    const { data } = await submit(ann, { id_number: 'AB123456' })
    expect(data).toEqual({
      real_name: 'J*** D**',
      id_type: 'id_card',
      id_number: 'AB******56',
      country: 'GB',
      ...ann.photos,
      status: 'pending',
      level: 0,
      reject_reason: null,
      submitted_at: at,
      reviewed_at: null,
    })
    expect((await sandbox.call('account.info', {}, ann.token)).data).toMatchObject({
      kyc_status: 'pending',
      kyc_level: 0,
    })
    await sandbox.clock.advance(29_000)
    expect((await info(ann)).data).toMatchObject({ status: 'pending' })
    await sandbox.clock.advance(2000)
    expect((await info(ann)).data).toMatchObject({ status: 'verified', level: 1, reviewed_at: at + 30_000 })
    const member = (await sandbox.call('account.info', {}, ann.token)).data
    expect(member).toMatchObject({
      kyc_status: 'verified',
      kyc_level: 1,
      real_name: 'J*** D**',
      id_number: 'AB******56',
      credit_score: 80,
    })
    expect((await submit(ann)).data.error).toBe('KYC_ALREADY_VERIFIED')
    await sandbox.clock.advance(100_000)
    expect((await sandbox.call('account.info', {}, ann.token)).data.credit_score).toBe(80)
  })

  test('in a clock jump, an identity check is decided at its review time, not at the end of the jump', async () => {
    const ann = await person(sandbox)
    const at = sandbox.clock.now()
    await submit(ann)
    await sandbox.clock.advance(3_600_000)
    expect((await info(ann)).data).toMatchObject({ status: 'verified', reviewed_at: at + 30_000 })
  })
})

describe('a refused identity check', () => {
  test('refuses an identity number that ends in 0000, with a reason in the language of each request, and allows another submission', async () => {
    const ann = await person(sandbox)
    await submit(ann, { id_number: 'XY990000' })
    expect((await submit(ann)).data.error).toBe('KYC_PENDING')
    await sandbox.clock.advance(31_000)
    expect((await info(ann)).data).toMatchObject({
      status: 'rejected',
      reject_reason: 'Sandbox: the photo is unreadable',
    })
    expect((await info(ann, 'fr')).data).toMatchObject({
      reject_reason: 'Environnement de test\u00a0: la photo est illisible',
    })
    expect(
      (await sandbox.call('kyc.status', {}, { ...ann.token, 'accept-language': 'ko' })).data.reject_reason,
    ).toMatch('사진')
    expect((await sandbox.call('account.info', {}, ann.token)).data).toMatchObject({
      kyc_status: 'rejected',
      real_name: null,
      credit_score: 60,
    })
    expect((await submit(ann)).data.status).toBe('pending')
    await sandbox.clock.advance(31_000)
    expect((await sandbox.call('account.info', {}, ann.token)).data).toMatchObject({
      kyc_level: 1,
      credit_score: 80,
    })
  })

  test('the reason of an automatic refusal of an identity check exists in every language', () => {
    const row = { status: 'rejected' as const, reject_reason: null }
    expect(new Set(languages.map((language) => rejectReason(row, language))).size).toBe(languages.length)
  })

  test.each([
    ['an id_card without a back', { id_back: undefined }, { id_back: 'REQUIRED' }],
    [
      'a driver_license without a photo of its back',
      { id_type: 'driver_license', id_back: undefined },
      { id_back: 'REQUIRED' },
    ],
    ['a name of digits', { real_name: '1234' }, { real_name: 'RANGE' }],
    ['a country in lower case', { country: 'gb' }, { country: 'ENUM' }],
    ['a number with a space', { id_number: 'AB 1234' }, { id_number: 'RANGE' }],
  ])('rejects an identity check with %s', async (_what, rest, fields) => {
    const ann = await person(sandbox)
    expect((await submit(ann, rest)).data.fields).toEqual(fields)
  })

  test('for an identity check with a passport, no back photo is required or stored', async () => {
    const ann = await person(sandbox)
    expect((await submit(ann, { id_type: 'passport' })).data).toMatchObject({
      id_back: null,
      status: 'pending',
    })
  })

  test('rejects photos of an identity check that do not exist, belong to another member or were uploaded for another purpose', async () => {
    const [ann, bob] = [await person(sandbox), await person(sandbox)]
    const avatar = await uploadPng(sandbox, ann.token, 'avatar')
    for (const id_front of [
      bob.photos.id_front,
      avatar,
      '/files/0123456789abcdef0123456789abcdef.png',
      `https://evil.example${ann.photos.id_front}`,
      `${ann.photos.id_front}?x`,
      '/files/../files/x.png',
    ]) {
      expect((await submit(ann, { id_front })).data).toEqual({ error: 'FILE_NOT_OWNED', field: 'id_front' })
    }
    expect((await submit(ann, { id_back: bob.photos.id_back })).data).toMatchObject({ field: 'id_back' })
    expect((await sandbox.call('kyc.status', {}, ann.token)).data.status).toBe('none')
  })

  test.each(['ZZ', 'XK', 'EU', 'AN', 'QO'])(
    'rejects an identity check with the unknown country %s',
    async (country) => {
      const ann = await person(sandbox)
      expect((await submit(ann, { country })).data.fields).toEqual({ country: 'ENUM' })
      const update = await sandbox.call('account.update', { country }, ann.token)
      expect(update.data.fields).toEqual({ country: 'ENUM' })
    },
  )

  test('rejects an identity number that another member of the same country has submitted, in any spelling, until that submission is refused', async () => {
    const [ann, bob, eve] = [await person(sandbox), await person(sandbox), await person(sandbox)]
    await submit(ann, { id_number: 'QQ770000' })
    const again = await submit(bob, { id_number: 'qq770000' })
    expect(again.data).toEqual({ error: 'ID_NUMBER_USED', field: 'id_number' })
    const hyphens = await submit(bob, { id_number: 'Q-Q77-0000-' })
    expect(hyphens.data).toEqual({ error: 'ID_NUMBER_USED', field: 'id_number' })
    expect((await submit(eve, { id_number: 'QQ770000', country: 'FR' })).code).toBe(1)
    await sandbox.clock.advance(31_000)
    expect((await submit(bob, { id_number: 'QQ770000' })).code).toBe(1)
  })

  test('rejects an identity number that is in use, even if an earlier version computed its digest with the hyphens', async () => {
    const [ann, bob, eve] = [await person(sandbox), await person(sandbox), await person(sandbox)]
    expect((await submit(ann, { id_number: 'HY-4711-88' })).code).toBe(1)
    await sandbox.clock.advance(31_000)
    expect((await info(ann)).data).toMatchObject({ status: 'verified' })
    const { vault, database } = sandbox.exchange()
    await database.db
      .updateTable('kyc_submissions')
      .set({ number_digest: vault.fingerprint('kyc_submissions.id_number', 'GB HY-4711-88') })
      .where('member_id', '=', ann.id)
      .execute()
    const again = await submit(bob, { id_number: 'hy-4711-88' })
    expect(again.data).toEqual({ error: 'ID_NUMBER_USED', field: 'id_number' })
    expect((await submit(eve, { id_number: 'HY-4711-88', country: 'FR' })).code).toBe(1)
  })

  test('the call that checks an identity number gives the same answer for a used and an unused number', async () => {
    const [ann, bob] = [await person(sandbox), await person(sandbox)]
    const id_number = number()
    const check = (request: object) => sandbox.call('kyc.check', request, bob.token).then(({ data }) => data)
    const free = await check({ id_number, country: 'GB' })
    expect(free.id_number_free).toBe(true)
    expect((await submit(ann, { id_number })).code).toBe(1)
    expect(await check({ id_number, country: 'GB' })).toEqual(free)
    expect((await check({})).id_number_free).toBeNull()
  })

  test('only members who have uploaded photos learn if an identity number is in use, at most ten times a day', async () => {
    const [ann, bob] = [await person(sandbox), await person(sandbox)]
    const id_number = number()
    expect((await submit(ann, { id_number })).code).toBe(1)
    const without = { id_number, id_front: '/files/none.png', id_back: '/files/none.png' }
    expect((await submit(bob, without)).data.error).toBe('FILE_NOT_OWNED')
    for (let n = 0; n < 9; n++) {
      const { data, info: text } = await submit(bob, { id_number })
      expect([data.error, text]).toEqual(['ID_NUMBER_USED', 'This ID number cannot be accepted'])
    }
    expect((await submit(bob, { id_number: number() })).data.error).toBe('TOO_MANY_REQUESTS')
    await sandbox.clock.advance(86_400_000)
  })

  test('accepts only one of many concurrent identity checks with the same number, or by the same member', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person(sandbox)))
    const id_number = number()
    const answers = await Promise.all(people.map((who) => submit(who, { id_number })))
    expect(answers.map(({ data }) => data.error ?? 'ok').sort()).toEqual([
      ...Array(5).fill('ID_NUMBER_USED'),
      'ok',
    ])
    const loser = people[answers.findIndex(({ code }) => code !== 1)]!
    const mine = await Promise.all([submit(loser), submit(loser), submit(loser)])
    expect(mine.map(({ data }) => data.error ?? 'ok').sort()).toEqual(['KYC_PENDING', 'KYC_PENDING', 'ok'])
  })
})

test('stores one identity check if the submission is repeated with the same idempotency key', async () => {
  const ann = await person(sandbox)
  const id_number = number()
  const key = { 'idempotency-key': 'kyc-1' }
  const [first, second] = [await submit(ann, { id_number }, key), await submit(ann, { id_number }, key)]
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect(second.data).toEqual(first.data)
  const refused = { 'idempotency-key': 'kyc-2' }
  for (const replayed of [undefined, 'true']) {
    const answer = await submit(ann, { id_number }, refused)
    expect(answer.data.error).toBe('KYC_PENDING')
    expect(answer.headers['idempotent-replayed']).toBe(replayed)
  }
})

describe('decision of an identity check by a reviewer', () => {
  test('a reviewer can refuse an identity check with a reason of their own before the automatic decision', async () => {
    const ann = await person(sandbox)
    await submit(ann)
    const answer = await sandbox.control('review', {
      type: 'kyc',
      id: ann.id,
      approve: false,
      reason: 'The back is blurred',
    })
    expect(answer.data).toMatchObject({ status: 'rejected', reject_reason: 'The back is blurred' })
    await sandbox.clock.advance(60_000)
    expect((await info(ann, 'ja')).data).toMatchObject({
      status: 'rejected',
      reject_reason: 'The back is blurred',
    })
    expect(await sandbox.control('review', { type: 'kyc', id: String(ann.id), approve: true })).toMatchObject(
      {
        code: 5311,
      },
    )
    expect(await titles(ann)).toEqual(['Identity not verified'])
  })

  test('a reviewer can approve an identity check that the sandbox would refuse automatically', async () => {
    const ann = await person(sandbox)
    await submit(ann, { id_number: 'ZZ120000' })
    await sandbox.control('review', { type: 'kyc', id: ann.id, approve: true })
    expect((await sandbox.call('account.info', {}, ann.token)).data).toMatchObject({
      kyc_level: 1,
      credit_score: 80,
    })
    expect(await titles(ann)).toEqual(['Identity verified'])
  })

  test.each(['nobody', '999999', '-1'])(
    'refuses a reviewer’s decision on an identity check of the unknown member id %s',
    async (id) => {
      expect(await sandbox.control('review', { type: 'kyc', id, approve: true })).toMatchObject({
        code: 4004,
      })
    },
  )
})

describe('actions that require a verified identity', () => {
  test('by default, only loans require a verified identity', async () => {
    const ann = await person(sandbox)
    const check = (action: string) =>
      sandbox.call('kyc.check', { action }, ann.token).then(({ data }) => data)
    expect(await check('loan')).toMatchObject({ passed: false, required_level: 1, level: 0, status: 'none' })
    for (const action of ['withdraw', 'futures', 'option', 'invest'])
      expect(await check(action)).toMatchObject({ passed: true, required_level: 0 })
    await submit(ann)
    await sandbox.clock.advance(31_000)
    expect(await check('loan')).toMatchObject({ passed: true, level: 1, status: 'verified' })
  })

  const pin = { trade_password: '123456' }
  const loan = { goods_id: 1, amount: '1000', term_days: 30, agree: true, ...pin }
  test.each([
    ['futures', 'futures.place', { symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '0.01' }],
    [
      'option',
      'prediction.place',
      { symbol: 'BTCUSDT', mode: 'time', time_id: 1, direction: 'bull', amount: '25' },
    ],
    ['invest', 'wealth.subscribe', { id: 1, amount: '100', agree: true, ...pin }],
    ['invest', 'savings.add', { goods_id: 1, amount: '100', ...pin }],
    ['invest', 'ai.create', { goods_id: 1, amount: '500' }],
    ['loan', 'loans.apply', loan],
    [
      'withdraw',
      'withdraw.requestUsdt',
      { amount: '10', chain: 'TRC20', address: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr', ...pin },
    ],
  ] as const)(
    'if the operator requires a verified identity for %s, the call %s refuses unverified members; if not, the call does not require a verified identity',
    async (action, call, request) => {
      const { settings } = sandbox.exchange()
      const required = settings.kycRequiredActions
      onTestFinished(() => {
        settings.kycRequiredActions = required
      })
      const { token } = await person(sandbox)
      settings.kycRequiredActions = [action]
      expect((await sandbox.call(call, request, token)).data).toMatchObject({
        error: 'KYC_REQUIRED',
        params: { required_level: 1 },
      })
      settings.kycRequiredActions = ACTIONS.filter((one) => one !== action)
      expect((await sandbox.call(call, request, token)).data.error).not.toBe('KYC_REQUIRED')
    },
  )
})
