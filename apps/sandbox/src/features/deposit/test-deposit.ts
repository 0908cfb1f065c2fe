import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

export type Token = Record<string, string>

/** A sandbox and what deposits are tested with. */
export interface TestDeposit extends TestSandbox {
  control(name: string, payload: object): Promise<{ code: number; data: Record<string, string> }>
  /** A signed-in member without money. */
  member(): Promise<Token>
  /** Free money of the spot wallet. */
  available(token: Token): Promise<string>
}

export async function testDeposit(): Promise<TestDeposit> {
  const sandbox = await testSandbox({ control: true })
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
