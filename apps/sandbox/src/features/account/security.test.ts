import { beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '../../members/create-member.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, revealCodes: true, ordersPerSecond: 10_000 })
})

type Token = { 'api-token': string }
const DAY = 86_400_000
let count = 0

/** Creates a member with the log-in password abc12345 and an optional fund password. */
async function newMember(fundPassword?: string): Promise<{ token: Token; id: number; email: string }> {
  const { members, database, random, clock } = sandbox.exchange()
  const email = `member${++count}@example.com`
  return database.transaction(async (tx) => {
    const created = await createMember(tx, database.sequences, random, {
      address: { email },
      passwordHash: await members.passwords.hash('abc12345'),
      fundPasswordHash: fundPassword && (await members.fundPasswords.hash(fundPassword)),
      inviterId: null,
      lang: 'en',
      now: clock.now(),
    })
    const { token } = await members.issueToken(tx, created!)
    return { token: { 'api-token': token }, id: created!, email }
  })
}
const set = (token: Token, proof: object, pin: string, repeated = pin) =>
  sandbox.call(
    'account.changeTradePassword',
    { trade_password: pin, trade_password_confirm: repeated, ...proof },
    token,
  )
const codeFor = async (scene: string, email: string) =>
  String((await sandbox.call('session.sendCode', { scene, email })).data.sandbox_code)
const info = async (token: Token) => (await sandbox.call('account.info', {}, token)).data
const failuresOf = async (id: number) =>
  (await sandbox.exchange().members.get(sandbox.exchange().database.db, id)).fund_password_failures

describe('fund password', () => {
  test('setting the first fund password requires the log-in password', async () => {
    const { token } = await newMember()
    expect((await info(token)).has_trade_password).toBe(false)
    expect((await set(token, {}, '271828')).data.fields).toEqual({ password: 'REQUIRED' })
    expect((await set(token, { old_trade_password: '111111' }, '271828')).data.fields).toEqual({
      old_trade_password: 'MODE_INVALID',
      password: 'REQUIRED',
    })
    expect((await set(token, { code: '111111' }, '271828')).data.fields).toMatchObject({
      code: 'MODE_INVALID',
    })
    const wrong = await set(token, { password: 'wrong123' }, '271828')
    expect(wrong.data).toMatchObject({ error: 'LOGIN_FAILED', field: 'password' })
    expect((await set(token, { password: 'abc12345' }, '271828')).data).toEqual({
      has_trade_password: true,
      withdraw_review_until: sandbox.clock.now() + DAY,
    })
    expect(await info(token)).toMatchObject({
      has_trade_password: true,
      withdraw_review_reasons: ['password_changed'],
    })
  })

  test('after five wrong log-in passwords, no fund password can be set, but the session stays', async () => {
    const { token } = await newMember()
    for (let n = 0; n < 5; n++)
      expect((await set(token, { password: 'wrong123' }, '271828')).data.error).toBe('LOGIN_FAILED')
    expect((await set(token, { password: 'abc12345' }, '271828')).data).toMatchObject({
      error: 'ACCOUNT_LOCKED',
      params: { retry_after: 900 },
    })
    expect((await info(token)).has_trade_password).toBe(false)
  })

  test.each([
    ['12345', 'five digits'],
    ['1234567', 'seven digits'],
    ['12345a', 'a letter'],
    ['１２３４５６', 'digits of another script'],
  ])('refuses the new fund password %s, which has %s', async (pin) => {
    const { token } = await newMember()
    expect((await set(token, { password: 'abc12345' }, pin)).data.fields).toMatchObject({
      trade_password: 'TRADE_PASSWORD_FORMAT',
    })
  })

  test('refuses a new fund password that differs from its repetition, without counting the old fund password as a guess', async () => {
    const { token, id } = await newMember('271828')
    const answer = await set(token, { old_trade_password: '000000' }, '314159', '314158')
    expect(answer.data.fields).toEqual({ trade_password_confirm: 'PASSWORD_MISMATCH' })
    expect(await failuresOf(id)).toBe(0)
  })

  test('each new fund password sends the member a security message', async () => {
    const { token, id, email } = await newMember()
    const messages = () =>
      sandbox
        .exchange()
        .database.db.selectFrom('notifies')
        .select(['type', 'name'])
        .where('member_id', '=', id)
        .execute()
    const message = { type: 'security', name: 'FUND_PASSWORD_CHANGED' }
    expect((await set(token, { password: 'abc12345' }, '271828')).code).toBe(1)
    expect(await messages()).toEqual([message])
    expect((await set(token, { old_trade_password: '111111' }, '314159')).data.error).toBe(
      'TRADE_PASSWORD_WRONG',
    )
    expect(await messages()).toEqual([message])
    expect((await set(token, { old_trade_password: '271828' }, '314159')).code).toBe(1)
    expect((await set(token, { code: await codeFor('trade_password', email) }, '161803')).code).toBe(1)
    expect(await messages()).toEqual([message, message, message])
    expect((await sandbox.call('notices.latestMessage', {}, token)).data).toMatchObject({
      ...{ type: 'security', title: 'Fund password changed', read: false },
    })
  })

  test('changing the fund password requires the old one', async () => {
    const { token, id } = await newMember('271828')
    expect((await set(token, {}, '314159')).data.fields).toEqual({ old_trade_password: 'REQUIRED' })
    expect((await set(token, { password: 'abc12345' }, '314159')).data.fields).toEqual({
      password: 'MODE_INVALID',
      old_trade_password: 'REQUIRED',
    })
    expect((await set(token, { old_trade_password: '000000' }, '314159')).data).toMatchObject({
      error: 'TRADE_PASSWORD_WRONG',
      field: 'old_trade_password',
      params: { left: 4 },
    })
    expect((await set(token, { old_trade_password: '271828' }, '314159')).code).toBe(1)
    const { members } = sandbox.exchange()
    await expect(members.checkFundPassword(id, '271828')).rejects.toThrow('TRADE_PASSWORD_WRONG')
    await members.checkFundPassword(id, '314159')
  })

  test('performs only one of two concurrent changes of the fund password', async () => {
    const { token } = await newMember('271828')
    const both = await Promise.all(
      ['314159', '161803'].map((pin) => set(token, { old_trade_password: '271828' }, pin)),
    )
    expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  test('answers, log lines and the members table never contain the fund password', async () => {
    const { token } = await newMember('271828')
    const answers = [
      await set(token, { old_trade_password: '998877' }, '776655'),
      await set(token, { old_trade_password: '271828' }, '776655'),
      { data: await info(token) },
    ]
    const output = JSON.stringify(answers) + sandbox.lines.join()
    for (const pin of ['998877', '776655', '271828']) expect(output).not.toContain(pin)
    const { db } = sandbox.exchange().database
    expect(JSON.stringify(await db.selectFrom('members').selectAll().execute())).not.toContain('776655')
  })
})

describe('guesses of the fund password', () => {
  /**
   * Returns one function for each of three operations that take the fund password. Each function calls its operation
   * with `guess` as the fund password.
   */
  const guardedCalls = (token: Token, guess: string): (() => Promise<{ data: { error?: string } }>)[] => [
    () => set(token, { old_trade_password: guess }, '314159'),
    () =>
      sandbox.call(
        'account.bindEmail',
        { email: 'other@example.com', code: '000000', trade_password: guess },
        token,
      ),
    () =>
      sandbox.call(
        'convert.exchange',
        {
          from_coin: 'USDT',
          to_coin: 'USDT',
          from_account: 'spot',
          to_account: 'futures',
          amount: '1',
          trade_password: guess,
        },
        token,
      ),
  ]
  /**
   * Sends batches of concurrent guesses of the fund password. Stops as soon as the server refuses all guesses of a
   * batch without comparing them. Returns the total number of compared guesses and the errors of the last batch.
   */
  const storm = async (tokens: Token[], size: number) => {
    for (let compared = 0; ; ) {
      const answers = await Promise.all(
        Array.from({ length: size }, (_, n) => {
          const calls = guardedCalls(tokens[n % tokens.length]!, String(500_000 + n))
          return calls[n % calls.length]!()
        }),
      )
      const errors = answers.map(({ data }) => data.error).filter((error) => error !== 'TOO_MANY_REQUESTS')
      const wrong = errors.filter((error) => error === 'TRADE_PASSWORD_WRONG').length
      compared += wrong
      if (wrong === 0) return { errors: new Set(errors), compared }
    }
  }

  test('compares at most five guesses of the fund password per hour; after ten wrong guesses, the fund password must be reset', async () => {
    const { token, email, id } = await newMember('271828')
    const other = await sandbox.signIn(email, 'abc12345')
    const first = await storm([token, other], 10)
    expect(first.compared).toBe(5)
    expect(first.errors).toEqual(new Set(['TRADE_PASSWORD_LOCKED']))
    const locked = await set(token, { old_trade_password: '271828' }, '314159')
    expect(locked).toMatchObject({ code: 4012, data: { params: { retry_after: 3600 } } })

    sandbox.skip(3_600_000)
    const second = await storm([token, other], 10)
    expect(second.compared).toBe(5)
    expect(second.errors).toEqual(new Set(['TRADE_PASSWORD_RESET']))

    sandbox.skip(DAY)
    const late = await sandbox.signIn(email, 'abc12345')
    expect((await storm([late], 10)).compared).toBe(0)
    expect(await failuresOf(id)).toBe(10)

    const code = await codeFor('trade_password', email)
    expect((await set(late, { code }, '314159')).code).toBe(1)
    expect(await failuresOf(id)).toBe(0)
    expect((await set(late, { old_trade_password: '314159' }, '271828')).code).toBe(1)
  })

  test('a correct fund password clears the count of wrong guesses', async () => {
    const { id } = await newMember('271828')
    const { members } = sandbox.exchange()
    for (let round = 0; round < 4; round++) {
      for (const left of [4, 3, 2, 1])
        await expect(members.checkFundPassword(id, '000000')).rejects.toMatchObject({ params: { left } })
      await members.checkFundPassword(id, '271828')
    }
    expect(await failuresOf(id)).toBe(0)
  })

  test('a wrong fund password counts as a guess even if the request fails for another reason', async () => {
    const { token, id } = await newMember('271828')
    await Promise.all(guardedCalls(token, '000000').map((guess) => guess()))
    expect(await failuresOf(id)).toBe(3)
  })
})

describe('reset of the fund password by a code', () => {
  test('after a lock, a code sent by e-mail sets a new fund password once, and only if the code was requested for this purpose', async () => {
    const { token, email, id } = await newMember('271828')
    const { members } = sandbox.exchange()
    for (let n = 0; n < 5; n++) await members.checkFundPassword(id, '000000').catch(() => {})
    expect((await set(token, { code: await codeFor('withdraw', email) }, '314159')).data.error).toBe(
      'CODE_INVALID',
    )
    sandbox.skip(61_000)
    const code = await codeFor('trade_password', email)
    expect((await set(token, { code, old_trade_password: '271828' }, '314159')).data.fields).toEqual({
      old_trade_password: 'MODE_INVALID',
    })
    expect((await set(token, { code }, '314159')).code).toBe(1)
    await members.checkFundPassword(id, '314159')
    expect((await set(token, { code }, '271828')).data).toMatchObject({
      error: 'CODE_INVALID',
      field: 'code',
    })
  })

  test('refuses to set a fund password with another member’s code or with an expired code', async () => {
    const { token, email } = await newMember('271828')
    const other = await newMember('271828')
    const theirs = await codeFor('trade_password', other.email)
    const own = await codeFor('trade_password', email)
    const tried = await set(token, { code: theirs === own ? '000000' : theirs }, '314159')
    expect(tried.data.error).toBe('CODE_INVALID')
    sandbox.skip(600_000)
    expect((await set(token, { code: own }, '314159')).data.error).toBe('CODE_EXPIRED')
  })
})
