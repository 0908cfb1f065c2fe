import { beforeAll, describe, expect, test } from 'vitest'
import { TEST_NOW, type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ revealCodes: true })
})
const fresh = (password: string) => ({ new_password: password, new_password_confirm: password })

describe('change password', () => {
  test('a password change with the old password ends every session and puts withdrawals under review for a day', async () => {
    const [here, there] = [await sandbox.signIn(), await sandbox.signIn()]
    const ended: number[] = []
    sandbox.exchange().members.onSessionsEnded((memberId) => ended.push(memberId))
    const answer = await sandbox.call(
      'account.changePassword',
      { old_password: 'demo1234', ...fresh('other1234') },
      here,
    )
    expect(answer.data).toEqual({ relogin: true, withdraw_review_until: TEST_NOW + 86_400_000 })
    for (const token of [here, there]) expect((await sandbox.call('account.info', {}, token)).code).toBe(4001)
    expect(ended).toEqual([10_001])
    const token = await sandbox.signIn('demo@example.com', 'other1234')
    expect((await sandbox.call('account.info', {}, token)).data.withdraw_review_until).toBe(
      TEST_NOW + 86_400_000,
    )
    expect((await sandbox.call('notices.latestMessage', {}, token)).data).toMatchObject({
      ...{ type: 'security', title: 'Login password changed', read: false },
    })
  })

  test('refuses a password change with a wrong old password and counts it as a wrong guess of the log-in password', async () => {
    const token = await sandbox.signIn('demo2@example.com')
    const change = () =>
      sandbox.call('account.changePassword', { old_password: 'wrong1234', ...fresh('other1234') }, token)
    for (let n = 0; n < 5; n++) expect((await change()).data.error).toBe('LOGIN_FAILED')
    expect((await change()).data.error).toBe('ACCOUNT_LOCKED')
    expect((await sandbox.call('account.info', {}, token)).code).toBe(1)
  })

  test('refuses a new password that equals the old one or differs from its repetition, and names the invalid field', async () => {
    const token = await sandbox.signIn('demo2@example.com')
    const same = await sandbox.call(
      'account.changePassword',
      { old_password: 'demo1234', ...fresh('demo1234') },
      token,
    )
    expect(same.data.fields).toEqual({ new_password: 'PASSWORD_SAME' })
    const differs = {
      old_password: 'demo1234',
      new_password: 'other1234',
      new_password_confirm: 'other12345',
    }
    expect((await sandbox.call('account.changePassword', differs, token)).data.fields).toEqual({
      new_password_confirm: 'PASSWORD_MISMATCH',
    })
  })

  test('resets the forgotten password of a signed-out member with a verification code', async () => {
    const sent = await sandbox.call('session.sendCode', { scene: 'forgot', email: 'demo2@example.com' })
    const code = String(sent.data.sandbox_code)
    const same = { account: 'Demo2@example.com', code, ...fresh('demo1234') }
    expect((await sandbox.call('account.changePassword', same)).data.fields).toEqual({
      new_password: 'PASSWORD_SAME',
    })
    expect((await sandbox.call('account.changePassword', { ...same, ...fresh('third1234') })).code).toBe(1)
    expect(
      (await sandbox.call('session.login', { account: 'demo2@example.com', password: 'third1234' })).code,
    ).toBe(1)
    const again = await sandbox.call('account.changePassword', { ...same, ...fresh('fourth1234') })
    expect(again.data.error).toBe('CODE_INVALID')
  })

  test('a password reset gives the same answers for an unknown account as for a known one', async () => {
    const sent = await sandbox.call('session.sendCode', { scene: 'forgot', email: 'nobody@example.com' })
    expect(sent).toMatchObject({
      code: 1,
      data: { expire_in: 600, resend_in: 60, sandbox_code: expect.any(String) },
    })
    expect(sandbox.lines.join()).not.toContain('nobody@example.com')
    const guess = { account: 'nobody@example.com', code: '000000', ...fresh('third1234') }
    expect((await sandbox.call('account.changePassword', guess)).data.error).toBe('CODE_INVALID')
  })

  test('a password change with an expired session token requires the fields of a password reset: account and code', async () => {
    const ended = { 'api-token': '0'.repeat(32) }
    const answer = await sandbox.call(
      'account.changePassword',
      { old_password: 'x', ...fresh('other1234') },
      ended,
    )
    expect(answer).toMatchObject({ code: 4022, data: { fields: { account: 'REQUIRED', code: 'REQUIRED' } } })
  })
})
