import { uploadPng } from '../../files/test-upload.ts'
import { testCalls } from '../../http/test-calls.ts'
import { PASSWORD, pin, type TestMember } from '../../http/test-member.ts'

const newPin = { trade_password: '271828', trade_password_confirm: '271828' }
const password = { new_password: 'other1234', new_password_confirm: 'other1234' }

/** Requests a verification code for the address me@example.com. The sandbox must answer with the code. */
const codeFor = async ({ done }: TestMember, scene: string) => ({
  code: (await done('session.sendCode', { scene, email: 'me@example.com' })).sandbox_code,
})

export const calls = testCalls({
  async createRows({ sandbox, email, token, name, canaries, done }) {
    const avatar = await uploadPng(sandbox, token, 'avatar')
    await done('account.update', { avatar, nickname: `Nick of ${name}` })
    await sandbox.signIn(email)
    const { sessions, invite_code } = await done('account.info')
    canaries.push(`Nick of ${name}`, invite_code)
    const other = sessions.find(({ current }: { current: boolean }) => !current)
    return { avatar, end_session: other.id }
  },
  // These tables have no rows of the member, because the member sets up no authenticator.
  emptyColumns: ['authenticator_setups.member_id', 'recovery_codes.member_id'],
  probes: [
    ['account.update', 'avatar', ({ avatar }) => ({ avatar })],
    ['account.update', 'end_session', ({ end_session }) => ({ end_session })],
  ],
  unownedFields: ['account.update.end_current_session'],
  fundPasswordRequests: [
    ['account.bindEmail', { email: 'other@example.com', code: '000000', ...pin }],
    ['account.changeTradePassword', { ...newPin, old_trade_password: PASSWORD }],
  ],
  exampleRows: {
    'account.bindEmail': (member) => codeFor(member, 'bind'),
    'account.changePassword': (member) => codeFor(member, 'forgot'),
  },
  codeCalls: {
    'account.bindEmail': {
      ...{ scene: 'bind', email: 'bound@example.com' },
      request: (code) => ({ email: 'bound@example.com', code, ...pin }),
    },
    'account.changeTradePassword': { scene: 'trade_password', request: (code) => ({ ...newPin, code }) },
    'account.changePassword': {
      ...{ scene: 'forgot', anonymous: true },
      request: (code, { email }) => ({ ...password, account: email, code }),
    },
  },
})
