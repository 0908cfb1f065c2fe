import type { Schema } from '@bourselet/openapi'
import { DAY_MS } from '@bourselet/sdk/money'
import type { OperationId } from '../../http/routes.ts'
import { findListing } from '../../prices/listings.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

export type Token = Record<string, string>
export const TRON = 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr'
export const PASSWORD = '123456'
export const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const TRANSFER = { coin: 'USDT', chain: 'TRC20', amount: '100', trade_password: PASSWORD }
const ENTRY = { type: 'crypto', coin: 'USDT', chain: 'TRC20', address: TRON, trade_password: PASSWORD }

/** A sandbox with helper functions for tests of withdrawals. */
export interface TestWithdraw extends TestSandbox {
  /** Creates a member with the given amount of USDT and logs them in. */
  member(usdt: string): ReturnType<TestSandbox['newMember']>
  /** Saves an address as if it had been saved a day ago, so that withdrawals to it need no review. */
  oldAddress(token: Token, fields?: object): Promise<number>
  /** Requests a withdrawal of 100 USDT on TRC20. `fields` are added to the request or replace its fields. */
  ask(token: Token, fields?: object, headers?: Token): Promise<Answer<'withdraw.request'>>
  /** Saves the address `TRON`. `fields` are added to the request or replace its fields. */
  save(token: Token, fields?: object): Promise<Answer<'withdraw.saveDestination'>>
  remove(token: Token, id: number, type?: 'crypto' | 'bank'): Promise<Answer<'withdraw.saveDestination'>>
  cancel(token: Token, orderNo: string, password?: string): Promise<Answer<'withdraw.request'>>
  /** Returns a withdrawal as the member sees it; undefined if it does not exist. */
  find(token: Token, orderNo: string): Promise<Schema<'Withdrawal'> | undefined>
  review(orderNo: string, approve: boolean, reason?: string): ReturnType<TestWithdraw['control']>
  /** Sets the identity of a member to verified. */
  verify(memberId: number): Promise<unknown>
  /** Returns ledger faults: sums that are not zero, and frozen amounts that belong to no open order or withdrawal. */
  faults(): Promise<unknown[]>
}

type Answer<Id extends OperationId> = Awaited<ReturnType<typeof callOf<Id>>>
const callOf = <Id extends OperationId>(sandbox: TestSandbox, id: Id) => sandbox.call(id)

export async function testWithdraw(options: Parameters<typeof testSandbox>[0] = {}): Promise<TestWithdraw> {
  const sandbox = await testSandbox({ bots: false, control: true, ...options })
  await sandbox.clock.advance(3_000)
  return {
    ...sandbox,
    member: (usdt) => sandbox.newMember({ trade_password: PASSWORD, balances: { USDT: usdt } }),
    async oldAddress(token, fields = {}) {
      const { data } = await sandbox.call('withdraw.saveDestination', { ...ENTRY, ...fields }, token)
      const { id } = data.addresses[0]!
      await sandbox
        .exchange()
        .database.db.updateTable('withdraw_addresses')
        .set((row) => ({ changed_at: row('changed_at', '-', DAY_MS) }))
        .where('id', '=', id)
        .execute()
      return id
    },
    ask: (token, fields, headers) =>
      sandbox.call('withdraw.request', { ...TRANSFER, ...fields }, { ...token, ...headers }),
    save: (token, fields) => sandbox.call('withdraw.saveDestination', { ...ENTRY, ...fields }, token),
    remove: (token, id, type = 'crypto') =>
      sandbox.call(
        'withdraw.saveDestination',
        { type, action: 'delete', id, trade_password: PASSWORD },
        token,
      ),
    cancel: (token, order_no, trade_password = PASSWORD) =>
      sandbox.call('withdraw.request', { action: 'cancel', order_no, trade_password }, token),
    async find(token, orderNo) {
      const { data } = await sandbox.call('withdraw.records', { limit: 100 }, token)
      return data.list.find((row) => row.order_no === orderNo)
    },
    review: (id, approve, reason = '') =>
      sandbox.control('review', { type: 'withdraw', id, approve, reason }),
    verify: (id) =>
      sandbox
        .exchange()
        .database.db.updateTable('members')
        .set({ kyc_level: 1, kyc_status: 'verified' })
        .where('id', '=', id)
        .execute(),
    faults: () => faultsOf(sandbox),
  }
}

/**
 * Returns ledger faults: sums that are not zero, and frozen amounts in spot accounts that belong to no open order or
 * withdrawal (docs/invariants.md#ledger).
 */
async function faultsOf(sandbox: TestSandbox): Promise<unknown[]> {
  const { database, ledger } = sandbox.exchange()
  const { totals, differences } = await ledger.trialBalance(database.db)
  const held = new Map<string, bigint>()
  const hold = (account: string, coin: string, amount: bigint) => {
    const key = `${account} ${coin}`
    held.set(key, (held.get(key) ?? 0n) + amount)
  }
  const frozen = await database.db
    .selectFrom('ledger_balances')
    .select(['account', 'coin', 'amount'])
    .where('bucket', '=', 'frozen')
    .where('account', 'like', 'u:%:spot')
    .execute()
  for (const row of frozen) hold(row.account, row.coin, row.amount)
  const withdrawals = await database.db
    .selectFrom('withdrawals')
    .select(['member_id', 'coin', 'amount'])
    .where('status', 'in', ['review', 'processing'])
    .execute()
  for (const row of withdrawals) hold(`u:${row.member_id}:spot`, row.coin, -row.amount)
  const orders = await database.db
    .selectFrom('spot_orders')
    .select(['member_id', 'symbol', 'side', 'held'])
    .where('status', 'in', ['open', 'partial', 'pending'])
    .execute()
  for (const row of orders) {
    const { base = '', quote = '' } = findListing(row.symbol) ?? {}
    hold(`u:${row.member_id}:spot`, row.side === 'buy' ? quote : base, -row.held)
  }
  const unexplained = [...held].filter(([, amount]) => amount !== 0n)
  return [...totals.filter(({ total }) => total !== 0n), ...differences, ...unexplained]
}
