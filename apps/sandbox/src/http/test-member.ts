import type { TestSandbox } from '../test-sandbox.ts'
import type { OperationId } from './routes.ts'
import type { TestAnswer } from './test-answer.ts'

/** The fund password of test members. */
export const PASSWORD = '123456'
/** The request field with the fund password. */
export const pin = { trade_password: PASSWORD }

/** A signed-in member of a test sandbox. */
export interface TestMember {
  sandbox: TestSandbox
  id: number
  email: string
  /** The header with the session token that the calls are sent with. */
  token: Record<string, string>
  ask(call: OperationId, request?: object, headers?: Record<string, string>): Promise<TestAnswer>
  /** Sends a call and returns its data. Throws if the call is refused. */
  done(call: OperationId, request?: object, headers?: Record<string, string>): Promise<TestAnswer>
}

/**
 * Creates a member with a verified identity, 50,000 USDT and 2 BTC in the spot wallet and 20,000 USDT in the futures
 * wallet. `fields` adds or replaces request fields of the control endpoint `member`.
 */
export async function testMember(sandbox: TestSandbox, fields: object = {}): Promise<TestMember> {
  const made = await sandbox.newMember({
    ...pin,
    balances: { USDT: '50000', BTC: '2' },
    futures_balance: '20000',
    verified: true,
    ...fields,
  })
  return callsOf(sandbox, made)
}

/** Returns a signed-in member with methods that send this member's calls. */
export function callsOf(
  sandbox: TestSandbox,
  signedIn: Pick<TestMember, 'id' | 'email' | 'token'>,
): TestMember {
  const member: TestMember = {
    sandbox,
    ...signedIn,
    ask: (call, request, headers) => sandbox.call(call, request, { ...member.token, ...headers }),
    async done(call, request, headers) {
      const answer = await member.ask(call, request, headers)
      if (answer.code !== 1) throw new Error(`${call}: ${JSON.stringify(answer)}`)
      return answer.data
    },
  }
  return member
}
