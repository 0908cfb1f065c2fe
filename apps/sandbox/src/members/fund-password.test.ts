import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { fundPasswordsOf } from './fund-password.ts'
import { pepperOf } from './pepper.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
})
const DEMO = 10_001
const DEMO2 = 10_002
const check = (memberId: number, pin: string) =>
  sandbox
    .exchange()
    .members.checkFundPassword(memberId, pin)
    .then(
      () => 'right',
      (refusal) => ({ error: refusal.error, ...refusal.params }),
    )
const unlock = (id: number) =>
  sandbox
    .exchange()
    .database.db.updateTable('members')
    .set({ fund_password_failures: 0, fund_password_locked_until: 0 })
    .where('id', '=', id)
    .execute()

describe('checks of the fund password', () => {
  test('counts wrong guesses of the fund password, locks it for an hour after five of them, and resets the count after a correct guess', async () => {
    expect(await check(DEMO, '000000')).toEqual({ error: 'TRADE_PASSWORD_WRONG', left: 4 })
    expect(await check(DEMO, '123456')).toBe('right')
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await check(DEMO, '000000')).toEqual({ error: 'TRADE_PASSWORD_WRONG', left })
    }
    expect(await check(DEMO, '123456')).toEqual({ error: 'TRADE_PASSWORD_LOCKED', retry_after: 3600 })
    sandbox.skip(3_600_000)
    expect(await check(DEMO, '123456')).toBe('right')
  })

  test('of sixty concurrent checks of a fund password, three are executed and 57 are refused with TOO_MANY_REQUESTS', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => check(DEMO, '123456')))
    expect(answers.slice(0, 3)).toEqual(['right', 'right', 'right'])
    const late = { error: 'TOO_MANY_REQUESTS', retry_after: 1 }
    expect(answers.slice(3)).toEqual(Array.from({ length: 57 }, () => late))
  })

  test('five wrong concurrent guesses lock the fund password; ten wrong guesses require a reset', async () => {
    const storm = async () => {
      for (let compared = 0; ; ) {
        const answers = await Promise.all(Array.from({ length: 60 }, () => check(DEMO2, '000000')))
        const wrong = answers.filter(
          (answer) => typeof answer === 'object' && answer.error === 'TRADE_PASSWORD_WRONG',
        ).length
        compared += wrong
        if (wrong === 0) return compared
      }
    }
    expect(await storm()).toBe(5)
    sandbox.skip(3_600_000)
    expect(await storm()).toBe(5)
    sandbox.skip(30 * 86_400_000)
    expect(await check(DEMO2, '123456')).toEqual({ error: 'TRADE_PASSWORD_RESET' })
  })

  test('checks concurrent guesses of the fund password in the order of their arrival; correct guesses never count toward the lock', async () => {
    const [RIGHT, WRONG, AT_ONCE] = ['123456', '000000', 3]
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 6, maxLength: 14 }), async (rights) => {
        await unlock(DEMO)
        let failures = 0
        const expected = rights.map((right) => {
          if (failures === 5) return { error: 'TRADE_PASSWORD_LOCKED', retry_after: 3600 }
          failures = right ? 0 : failures + 1
          return right ? 'right' : { error: 'TRADE_PASSWORD_WRONG', left: 5 - failures }
        })
        const answers = []
        for (let at = 0; at < rights.length; at += AT_ONCE) {
          const some = rights.slice(at, at + AT_ONCE).map((right) => check(DEMO, right ? RIGHT : WRONG))
          answers.push(...(await Promise.all(some)))
        }
        expect(answers).toEqual(expected)
      }),
      { numRuns: 8, examples: [[Array(14).fill(true)]] },
    )
    await unlock(DEMO)
  })

  test('a fund password from a stolen database cannot be verified without the pepper', async () => {
    const { members, ...parts } = sandbox.exchange()
    const stolen = fundPasswordsOf({ ...parts, hashes: members.passwords, pepper: pepperOf('a guess') })
    await expect(stolen.check(DEMO, '123456')).rejects.toThrow('TRADE_PASSWORD_WRONG')
  })

  test('refuses a fund password if the member changes it while the server compares it', async () => {
    const { members, ...parts } = sandbox.exchange()
    const pepper = pepperOf('a pepper')
    const { hash } = fundPasswordsOf({ ...parts, hashes: members.passwords, pepper })
    const store = async (fundPassword: string) =>
      parts.database.db
        .updateTable('members')
        .set({ fund_password_hash: await hash(fundPassword), fund_password_failures: 0 })
        .where('id', '=', DEMO)
        .execute()
    const changing = fundPasswordsOf({
      ...parts,
      pepper,
      hashes: {
        ...members.passwords,
        async verify(stored, secret) {
          const isRight = await members.passwords.verify(stored, secret)
          await store('314159')
          return isRight
        },
      },
    })
    await store('271828')
    await expect(changing.check(DEMO, '271828')).rejects.toThrow('TRADE_PASSWORD_WRONG')
  })

  test('refuses a check with TRADE_PASSWORD_NOT_SET if the member has no fund password', async () => {
    expect(await check(10_000, '123456')).toEqual({ error: 'TRADE_PASSWORD_NOT_SET' })
  })
})
