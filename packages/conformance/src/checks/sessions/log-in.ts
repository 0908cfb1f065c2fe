import { randomUUID } from 'node:crypto'
import { endedSession } from '../../target/ended-session.ts'
import { answered } from '../../target/exchange.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { refusedWith } from '../refusals/expect-refusal.ts'

const group = 'sessions' as const

const unknownAccount: Check = {
  id: 'sessions/unknown-account',
  group,
  title: 'A log-in with an account that nobody has is refused with 5101 LOGIN_FAILED',
  docs: docs.call('session.login'),
  async run(target) {
    const account = `${randomUUID().slice(0, 18)}@conformance.example`
    return refusedWith(
      await target.send('session.login', { account, password: 'wrong-1234' }),
      'LOGIN_FAILED',
    )
  },
}

const logIn: Check = {
  id: 'sessions/log-in',
  group,
  title: 'A log-in answers a token, and the token signs calls in',
  docs: docs.call('session.login'),
  needs: ['password'],
  async run(target) {
    const { account } = target.options
    if (target.token === null)
      return [
        { call: `log-in of ${account}`, expected: 'a token', received: target.signInProblem ?? 'nothing' },
      ]
    const exchange = await target.send('wallet.balances', { coin: 'USDT' })
    return expectThat(exchange.envelope?.code === 1, () => ({
      ...{ call: exchange.call, expected: 'success', received: answered(exchange) },
    }))
  },
}

const devices: Check = {
  id: 'sessions/devices',
  group,
  title: 'A member may be signed in several times; a second log-in ends no session',
  docs: docs.call('session.login'),
  needs: ['member', 'password'],
  async run(target) {
    const { before } = await endedSession(target)
    return before.flatMap((exchange) =>
      expectThat(exchange.envelope?.code === 1, () => ({
        ...{ call: exchange.call, expected: 'success with both tokens', received: answered(exchange) },
      })),
    )
  },
}

const logOut: Check = {
  id: 'sessions/ended',
  group,
  title: 'The token of an ended session is refused with 4001, and other sessions stay',
  docs: docs.call('account.update'),
  needs: ['member', 'password'],
  async run(target) {
    const { end, ended, kept } = await endedSession(target)
    if (end.envelope?.code !== 1) throw new NotChecked(`account.update answers ${answered(end)}`)
    return [
      ...refusedWith(ended, 'TOKEN_INVALID'),
      ...expectThat(kept.envelope?.code === 1, () => ({
        call: kept.call,
        expected: 'success with the token of the other session',
        received: answered(kept),
      })),
    ]
  },
}

export const logInChecks: Check[] = [unknownAccount, logIn, devices, logOut]
