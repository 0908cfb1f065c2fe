import type { Data, OperationId } from '../../http/routes.ts'
import type { TestAnswer } from '../../http/test-answer.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

export const DAY = 86_400_000
export const PASSWORD = '123456'

/**
 * A member with a verified identity, 1,000 USDT, 2 BTC and 10 ETH, and helpers that call the API as this member.
 */
export interface Borrower {
  id: number
  /** Sends a call with a new session token, because clock jumps end the member's sessions. */
  ask(call: OperationId, request?: object): Promise<TestAnswer>
  apply(request?: object): Promise<TestAnswer>
  /** Applies for a loan, waits for its payout and returns the paid loan. */
  borrow(request?: object): Promise<LoanView>
  repay(loan: { order_no: string }, request?: object): Promise<TestAnswer>
  loan(order: { order_no: string }): Promise<LoanView>
  /** Returns the available spot balance of a coin. */
  available(coin?: string): Promise<string>
  credit(): Promise<number>
  /** Returns the names of the messages that the member has received, oldest first. */
  notifies(): Promise<string[]>
}

type LoanView = Data<'loans.orders'>['list'][number]

/** Starts a test sandbox with helpers for tests of loans. */
export async function testLoans() {
  const sandbox = await testSandbox({ bots: false, control: true, writesPerMinute: 100_000 })
  await sandbox.clock.advance(3_000)
  const goods = (await sandbox.call('loans.goods')).data
  const plain = goods.find(({ collateral }) => !collateral)!
  const secured = goods.find(({ collateral }) => collateral)!
  return {
    ...sandbox,
    plain,
    secured,
    borrower: async (about: object = {}): Promise<Borrower> => {
      const { id } = await sandbox.newMember({
        ...{ trade_password: PASSWORD, verified: true },
        ...{ balances: { USDT: '1000', BTC: '2', ETH: '10' }, ...about },
      })
      return borrowerOf(sandbox, plain.id, id)
    },
  }
}

function borrowerOf(sandbox: TestSandbox, goods_id: number, id: number): Borrower {
  const { database, members } = sandbox.exchange()
  const { db } = database
  const pin = { trade_password: PASSWORD }
  const standard = { goods_id, amount: '1000', term_days: 30, agree: true, ...pin }
  const ask: Borrower['ask'] = async (call, request) => {
    const { token } = await database.transaction((tx) => members.issueToken(tx, id))
    return sandbox.call(call, request, { 'api-token': token })
  }
  const loan: Borrower['loan'] = async ({ order_no }) => {
    const { list } = (await ask('loans.orders', { limit: 100 })).data as Data<'loans.orders'>
    return list.find((one) => one.order_no === order_no)!
  }
  const apply: Borrower['apply'] = (request) => ask('loans.apply', { ...standard, ...request })
  return {
    id,
    ask,
    apply,
    async borrow(request) {
      const { data, code } = await apply(request)
      if (code !== 1) throw new Error(JSON.stringify(data))
      await sandbox.clock.advance(16_000)
      return loan(data)
    },
    repay: ({ order_no }, request) => ask('loans.repay', { order_no, ...pin, ...request }),
    loan,
    async available(coin = 'USDT') {
      const { data } = await ask('wallet.balances', { account: 'spot', coin })
      return data.list[0].available
    },
    async credit() {
      const row = db.selectFrom('members').select('credit_score').where('id', '=', id)
      return (await row.executeTakeFirstOrThrow()).credit_score
    },
    async notifies() {
      const rows = db.selectFrom('notifies').select('name').where('member_id', '=', id).orderBy('id')
      return (await rows.execute()).map(({ name }) => name)
    },
  }
}
