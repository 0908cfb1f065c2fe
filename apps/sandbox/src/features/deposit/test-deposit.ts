import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

export type Token = Record<string, string>

/** A test sandbox with helpers for tests of deposits. */
export interface TestDeposit extends TestSandbox {
  control(name: string, payload: object): Promise<{ code: number; data: Record<string, string> }>
  /** Creates and signs in a member without money. */
  member(): Promise<Token>
  /** Returns the available USDT of the spot wallet. */
  available(token: Token): Promise<string>
}

export async function testDeposit(): Promise<TestDeposit> {
  const sandbox = await testSandbox({ bots: false, control: true })
  await sandbox.clock.advance(3_000)
  let made = 0
  const control: TestDeposit['control'] = async (name, payload) =>
    (await sandbox.app.inject({ method: 'POST', url: `/sandbox/${name}`, payload })).json()
  return {
    ...sandbox,
    control,
    async member() {
      const { data } = await control('member', { email: `d${++made}@example.com` })
      return { 'api-token': data.token! }
    },
    async available(token) {
      const { data } = await sandbox.call('wallet.balances', { coin: 'USDT', account: 'spot' }, token)
      return data.list[0]!.available
    },
  }
}
