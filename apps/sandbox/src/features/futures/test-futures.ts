import { expect } from 'vitest'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { OperationId } from '../../http/routes.ts'
import type { TestAnswer } from '../../http/test-answer.ts'
import type { ContractMark } from '../../prices/mark-board.ts'
import { TEST_NOW, type TestSandbox, testSandbox } from '../../test-sandbox.ts'

type Token = Record<string, string>
type Fields = Record<string, unknown>

/**
 * A test sandbox in which only the test sets mark prices. Two members, Ann and Bob, each have 10,000 USDT in the
 * futures wallet.
 */
export interface TestFutures {
  sandbox: TestSandbox
  ann: Token
  bob: Token
  /** Sets mark prices by symbol. Resolves when the futures venue has processed them. */
  mark(prices: Record<string, string>): Promise<void>
  place(token: Token, order: Fields): Promise<TestAnswer>
  close(token: Token, request: Fields, key?: string): Promise<TestAnswer>
  positions(token: Token): Promise<{ account: Fields; list: Fields[] }>
  call(id: OperationId, request: Fields, token: Token): Promise<TestAnswer>
  /**
   * Checks that the ledger sums up to zero for every coin, and that each stored balance equals the sum of its
   * postings.
   */
  addsUp(): Promise<void>
  /** Creates a member with this amount of USDT in the futures wallet. */
  member(email: string, usdt: string): Promise<Token>
}

export async function testFutures(): Promise<TestFutures> {
  const sandbox = await testSandbox({ ordersPerSecond: 1000, control: true })
  const call = (id: OperationId, request: Fields, headers: Token): TestAnswer =>
    sandbox.call(id, request, headers)
  const positions = async (token: Token) => (await call('futures.positions', {}, token)).data
  const mark = async (prices: Record<string, string>) => {
    sandbox.exchange().marks.publish(marksIn(sandbox, prices))
    // The command queue runs commands and reads in order. This read therefore returns only after all earlier commands.
    await sandbox.capability('futuresWallets').account(1)
  }
  const [ann, bob] = [await sandbox.signIn('demo@example.com'), await sandbox.signIn('demo2@example.com')]
  const addsUp = async () => {
    const { ledger, database } = sandbox.exchange()
    expect(await ledger.trialBalance(database.db)).toMatchObject({ ok: true, differences: [] })
  }
  return {
    sandbox,
    ann,
    bob,
    mark,
    positions,
    addsUp,
    call,
    place: (token, order) => call('futures.place', { symbol: 'BTCUSDT', ...order }, token),
    close: (token, request, key) =>
      call('futures.close', request, key === undefined ? token : { ...token, 'idempotency-key': key }),
    member: async (email, usdt) => (await sandbox.newMember({ email, futures_balance: usdt })).token,
  }
}

/** Returns the given mark prices with the other fields of a published mark price, by symbol. */
export function marksIn({ clock }: TestSandbox, prices: Record<string, string>): Map<string, ContractMark> {
  const rest = { rate: '0.0001', nextFundingAt: TEST_NOW + 6 * 3_600_000, ts: clock.now() }
  return new Map(
    Object.entries(prices).map(([symbol, at]) => [symbol, { mark: at, index: at, ...rest }] as const),
  )
}

/**
 * Returns the sums in the futures tables that differ although they must be equal: long against short positions, margins
 * and reserves against their ledger buckets, and debts against the credit account. Returns an empty list if all sums
 * match.
 */
export async function auditFutures({ database }: ServerExchange): Promise<unknown[]> {
  const { db } = database
  const positions = await db.selectFrom('futures_positions').selectAll().execute()
  const orders = await db.selectFrom('futures_orders').selectAll().where('reserved', '>', 0n).execute()
  const debts = await db.selectFrom('futures_cash').selectAll().execute()
  const balances = await db.selectFrom('ledger_balances').selectAll().where('coin', '=', 'USDT').execute()
  const sums = new Map<string, bigint>()
  const count = (key: string, amount: bigint) => sums.set(key, (sums.get(key) ?? 0n) + amount)
  for (const { symbol, quantity, member_id, margin } of positions) {
    count(`open ${symbol}`, quantity)
    count(`u:${member_id}:futures isolated:${symbol}`, margin)
  }
  for (const order of orders) {
    if (order.margin_mode === 'isolated') count(`u:${order.member_id}:futures frozen`, order.reserved)
  }
  for (const { debt } of debts) count('sys:futures_credit ', -debt)
  for (const { account, bucket, amount } of balances) {
    const held = bucket === 'frozen' || bucket.startsWith('isolated:')
    const own = account.endsWith(':futures') && held
    if (own || account === 'sys:futures_credit') count(`${account} ${bucket}`, -amount)
  }
  return [...sums].filter(([, sum]) => sum !== 0n)
}
