import type { TestSandbox } from '../test-sandbox.ts'
import type { OperationId } from './routes.ts'
import type { TestAnswer } from './test-answer.ts'
import { pledgeOf, savingsOf } from './test-full-member.ts'

/** A member with 50,000 USDT and 2 BTC in the spot wallet and 20,000 USDT in the futures wallet. */
export interface Mover {
  id: number
  token: Record<string, string>
  ask(call: OperationId, request?: object, headers?: Record<string, string>): Promise<TestAnswer>
  /** Approves a record as the reviewer. */
  review(type: string, id: string): Promise<unknown>
}

const PASSWORD = '123456'

export async function mover(sandbox: TestSandbox, balances: object = {}): Promise<Mover> {
  const { id, token } = await sandbox.newMember({
    trade_password: PASSWORD,
    balances: { USDT: '50000', BTC: '2', ...balances },
    futures_balance: '20000',
    verified: true,
  })
  return {
    id,
    token,
    ask: (call, request, headers) => sandbox.call(call, request, { ...token, ...headers }),
    review: (type, id) => sandbox.control('review', { type, id, approve: true }),
  }
}

/** A call that moves money, with the requests to test it. */
export interface Move {
  name: string
  call: OperationId
  /** The identifier by which repeated requests are recognized: the Idempotency-Key header, or a request field. */
  by: 'key' | 'client_order_id'
  /**
   * Creates the rows that the request needs. Returns the request, and a different request to send with the same
   * identifier.
   */
  prepare(member: Mover): Promise<{ request: object; other: object }>
  /**
   * Coins whose balances are the same for every member after the request. Balances of other coins depend on the
   * prices at which an order matches.
   */
  coins: string[]
}

const pin = { trade_password: PASSWORD }
const payout = { address: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr', ...pin }
const tron = { coin: 'USDT', chain: 'TRC20' }
const pair = { from_coin: 'USDT', to_coin: 'BTC' }
const ALL = ['USDT', 'BTC']
/** Returns a money-moving call whose two requests differ only in the amount. */
const amounts = (call: OperationId, name: string, fields: object, coins = ALL): Move => ({
  ...{ name, call, by: 'key', coins },
  prepare: async () => ({ request: { ...fields, amount: '100' }, other: { ...fields, amount: '101' } }),
})
const orders = (
  call: OperationId,
  name: string,
  given: (member: Mover) => Promise<object>,
  coins = ALL,
): Move => ({
  ...{ name, call, by: 'client_order_id', coins },
  async prepare(member) {
    const request = await given(member)
    const twice = 'amount' in request ? { amount: '21' } : { quantity: '0.03' }
    return { request, other: { ...request, ...twice } }
  },
})
const loan = { term_days: 30, agree: true, ...pin }
/** Returns a money-moving call that changes a paid-out loan with collateral. */
const paidLoan = (name: string, given: (orderNo: string) => { request: object; other: object }): Move => ({
  ...{ name, call: 'loans.repay', by: 'key', coins: ALL },
  async prepare({ ask, review }) {
    const asked = { ...loan, goods_id: 2, amount: '1000', collateral_coin: 'BTC' }
    const { order_no } = (await ask('loans.apply', asked)).data
    await review('loan', order_no)
    return given(order_no)
  },
})
const investment = (call: OperationId, name: string, given: (member: Mover) => Promise<object>): Move => ({
  ...{ name, call, by: 'key', coins: ALL },
  async prepare(member) {
    const request = await given(member)
    return { request, other: { ...request, amount: '501' } }
  },
})
const redemption = (
  call: OperationId,
  name: string,
  given: (member: Mover) => Promise<object>,
  opening = call,
): Move => ({
  ...{ name, call, by: 'key', coins: ALL },
  async prepare(member) {
    const open = async () => (await member.ask(opening, await given(member))).data.order_no
    const redeem = { action: 'redeem', ...pin }
    return { request: { ...redeem, order_no: await open() }, other: { ...redeem, order_no: await open() } }
  },
})
const lowest = async ({ ask }: Mover, product: string): Promise<string> =>
  (await ask('market.depth', { symbol: 'BTCUSDT', product, limit: 20 })).data.bids.at(-1)[0]
const buy = { symbol: 'BTCUSDT', side: 'buy', quantity: '0.02' }
const bet = { symbol: 'BTCUSDT', direction: 'bull', amount: '20' }
const quoteOf = async ({ ask }: Mover, from_amount: string): Promise<string> =>
  (await ask('convert.convert', { ...pair, from_amount })).data.quote_id

/** All calls that move money, in all their variants. */
export const moves: Move[] = [
  amounts('withdraw.request', 'a withdrawal', { ...tron, ...payout }),
  amounts('withdraw.requestUsdt', 'a withdrawal of USDT', { chain: 'TRC20', ...payout }),
  {
    ...{ name: 'taking a withdrawal back', call: 'withdraw.request', by: 'key', coins: ALL },
    async prepare({ ask }) {
      const draw = async () =>
        (await ask('withdraw.request', { ...tron, ...payout, amount: '100' })).data.order_no
      const cancel = { action: 'cancel', ...pin }
      return { request: { ...cancel, order_no: await draw() }, other: { ...cancel, order_no: await draw() } }
    },
  },
  amounts('deposit.declare', 'a deposit', tron),
  {
    ...{ name: 'an accepted quote', call: 'convert.convert', by: 'key', coins: ALL },
    prepare: async (member) => ({
      request: { quote_id: await quoteOf(member, '100'), ...pin },
      other: { quote_id: await quoteOf(member, '101'), ...pin },
    }),
  },
  amounts('convert.exchange', 'a swap', { ...pair, ...pin }),
  amounts('convert.exchange', 'a transfer to futures', {
    ...{ from_coin: 'USDT', from_account: 'spot', to_account: 'futures' },
    ...pin,
  }),
  amounts('convert.exchange', 'a transfer from futures', {
    ...{ from_coin: 'USDT', from_account: 'futures', to_account: 'spot' },
    ...pin,
  }),
  amounts('loans.apply', 'an application for a loan', { ...loan, goods_id: 1 }),
  amounts('loans.apply', 'an application with collateral', { ...loan, goods_id: 2, collateral_coin: 'BTC' }, [
    'USDT',
  ]),
  paidLoan('a repayment', (order_no) => ({
    request: { order_no, amount: '10', ...pin },
    other: { order_no, amount: '11', ...pin },
  })),
  paidLoan('a repayment in full', (order_no) => ({
    request: { order_no, ...pin },
    other: { order_no, amount: '11', ...pin },
  })),
  paidLoan('added collateral', (order_no) => ({
    request: { order_no, action: 'add_collateral', quantity: '0.01', ...pin },
    other: { order_no, action: 'add_collateral', quantity: '0.02', ...pin },
  })),
  investment('savings.add', 'a deposit into savings', savingsOf),
  redemption('savings.add', 'taking savings out', savingsOf),
  investment('wealth.subscribe', 'a subscription', pledgeOf),
  {
    ...{ name: 'adding to a subscription', call: 'wealth.change', by: 'key', coins: ALL },
    async prepare(member) {
      const { order_no } = (await member.ask('wealth.subscribe', await pledgeOf(member))).data
      const add = { order_no, ...pin }
      return { request: { ...add, amount: '100' }, other: { ...add, amount: '101' } }
    },
  },
  redemption('wealth.change', 'an early redemption', pledgeOf, 'wealth.subscribe'),
  orders('spot.place', 'a resting order', async (member) => ({
    ...{ ...buy, type: 'limit', price: await lowest(member, 'spot') },
  })),
  orders('spot.place', 'an order at market', async () => ({ ...buy, type: 'market' }), ['BTC']),
  orders('futures.place', 'a resting contract order', async (member) => ({
    ...{ ...buy, type: 'limit', price: await lowest(member, 'futures'), margin_mode: 'isolated' },
  })),
  orders('futures.place', 'a contract order at market', async () => ({ ...buy, type: 'market' }), ['BTC']),
  {
    ...{ name: 'closing a part', call: 'futures.close', by: 'key', coins: ['BTC'] },
    async prepare({ ask }) {
      await ask('futures.place', { ...buy, quantity: '0.05', type: 'market' })
      const close = { symbol: 'BTCUSDT' }
      return { request: { ...close, quantity: '0.01' }, other: { ...close, quantity: '0.02' } }
    },
  },
  orders('prediction.place', 'an option', async () => ({ ...bet, mode: 'time', time_id: 1 })),
  orders('prediction.place', 'a bet on a round', async ({ ask }) => {
    const { data } = await ask('prediction.times', { symbol: 'BTCUSDT' })
    return { ...bet, mode: 'round', round_no: data.rounds.open.round_no }
  }),
]

/** Calls of the retry class `money-write` that move no money. Other tests cover their repetition. */
export const moneyless: OperationId[] = [
  'ai.create',
  'session.register',
  'kyc.submit',
  'withdraw.saveDestination',
]
