import { expect } from 'vitest'
import type { OperationId } from '../../http/routes.ts'
import { TEST_NOW, type TestSandbox, testSandbox } from '../../test-sandbox.ts'

type Token = Record<string, string>
type Fields = Record<string, unknown>

/** A sandbox whose marks only the test moves, with two members of 10,000 USDT in the futures wallet. */
export interface TestFutures {
  sandbox: TestSandbox
  ann: Token
  bob: Token
  /** New mark prices, by symbol; resolves when the venue has worked on them. */
  mark(prices: Record<string, string>): Promise<void>
  place(token: Token, order: Fields): ReturnType<TestSandbox['call']>
  close(token: Token, request: Fields, key?: string): ReturnType<TestSandbox['call']>
  positions(token: Token): Promise<{ account: Fields & Record<string, string>; list: Fields[] }>
  /** Cancels everything, closes everything against quotes of the other and lets the ledger add up. */
  settle(): Promise<void>
  member(email: string, usdt: string): Promise<Token>
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into loosely
type Loose = any

export async function testFutures(): Promise<TestFutures> {
  const sandbox = await testSandbox({ ordersPerSecond: 1000, control: true })
  const call = (id: OperationId, request: Fields, headers: Token): Loose => sandbox.call(id, request, headers)
  const control = async (name: string, payload: object) =>
    (await sandbox.app.inject({ method: 'POST', url: `/sandbox/${name}`, payload })).json()
  const positions = async (token: Token) => (await call('futures.positions', {}, token)).data
  const mark = async (prices: Record<string, string>) => {
    const rest = { rate: '0.0001', nextFundingAt: TEST_NOW + 6 * 3_600_000, ts: sandbox.clock.now() }
    const marks = Object.entries(prices).map(
      ([symbol, at]) => [symbol, { mark: at, index: at, ...rest }] as const,
    )
    sandbox.exchange().marks.announce(new Map(marks))
    // A read stands behind it in the line.
    await sandbox.exchange().contractWallets.wallets().account(1)
  }
  const [ann, bob] = [await sandbox.signIn('demo@example.com'), await sandbox.signIn('demo2@example.com')]
  const settle = async () => {
    const { ledger, database } = sandbox.exchange()
    expect(await ledger.trialBalance(database.db)).toMatchObject({ ok: true, differences: [] })
  }
  return {
    sandbox,
    ann,
    bob,
    mark,
    positions,
    settle,
    place: (token, order) => call('futures.place', { symbol: 'BTCUSDT', ...order }, token),
    close: (token, request, key) =>
      call('futures.close', request, key === undefined ? token : { ...token, 'idempotency-key': key }),
    async member(email, usdt) {
      const { data } = await control('member', { email, futures_balance: usdt })
      return { 'api-token': data.token }
    },
  }
}
