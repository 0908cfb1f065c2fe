import { mul, roundToStep } from '@bourselet/sdk/money'
import { png } from '../files/test-images.ts'
import { upload } from '../files/test-upload.ts'
import type { TestSandbox } from '../test-sandbox.ts'
import type { OperationId } from './routes.ts'
import type { TestAnswer } from './test-answer.ts'
import { NOBODY, type RowIds } from './test-row-ids.ts'

export const PASSWORD = '123456'
type Token = Record<string, string>

/** A member who has rows in most tables that contain rows of members. */
export interface FullMember {
  id: number
  token: Token
  rows: RowIds
  /** Texts that must not appear in answers to other members: order numbers, names, addresses and file addresses. */
  canaries: string[]
  ask(call: OperationId, request?: object, headers?: Token): Promise<TestAnswer>
}

/**
 * Creates a member who has rows of many kinds, such as orders, loans and messages. `place` contains a wallet address
 * and a part of a transaction hash that are different for each member.
 */
export async function fullMember(
  sandbox: TestSandbox,
  name: string,
  place: { tron: string; hash: string },
): Promise<FullMember> {
  const { id, email, token } = await sandbox.newMember({
    email: `${name}@example.com`,
    password: 'demo1234',
    trade_password: PASSWORD,
    balances: { USDT: '50000', BTC: '2' },
    futures_balance: '20000',
  })
  const ask: FullMember['ask'] = (call, request = {}, headers = {}) =>
    sandbox.call(call, request, { ...token, ...headers })
  const full: FullMember = { id, token, rows: { ...NOBODY }, canaries: [email], ask }
  await identity(sandbox, full, name)
  await money(full, name, place)
  await loans(sandbox, full)
  await spotOrders(full, name)
  await futuresOrders(full, name)
  await bets(full, name)
  await aiPlans(full)
  await investments(sandbox, full)
  full.rows.message = (await done(full, 'notices.latestMessage')).id
  await done(full, 'notices.markRead', { id: 1 })
  await done(full, 'invite.signToday')
  return full
}

/** Sends a call and returns its data. Throws if the call does not succeed. */
async function done(
  { ask }: FullMember,
  call: OperationId,
  request: object = {},
  headers: Token = {},
): Promise<TestAnswer> {
  const answer = await ask(call, request, headers)
  if (answer.code !== 1) throw new Error(`${call}: ${JSON.stringify(answer)}`)
  return answer.data
}

async function identity(sandbox: TestSandbox, full: FullMember, name: string) {
  const { rows, canaries, token } = full
  const picture = async (scene: string): Promise<string> => {
    const { data } = await upload(sandbox, token, { bytes: png(), name: 'a.png', type: 'image/png', scene })
    canaries.push(data.url)
    return data.url
  }
  rows.front = await picture('kyc')
  rows.back = await picture('kyc')
  rows.voucher = await picture('voucher')
  rows.avatar = await picture('avatar')
  await done(full, 'account.update', { avatar: rows.avatar, nickname: `Nick of ${name}` })
  await sandbox.signIn(`${name}@example.com`)
  const { sessions, invite_code } = await done(full, 'account.info')
  rows.session = sessions.find(({ current }: { current: boolean }) => !current).id
  rows.idNumber = `ID-${name.toUpperCase()}-1`
  canaries.push(`Nick of ${name}`, rows.idNumber, invite_code)
}

/** Returns the request that submits the identity data of a member. */
export const papersOf = ({ rows: { idNumber, front, back } }: FullMember) => ({
  real_name: 'Jane Doe',
  id_type: 'id_card',
  id_number: idNumber,
  country: 'GB',
  id_front: front,
  id_back: back,
})

export const cardOf = (name: string) => ({
  type: 'bank',
  bank_name: `Bank of ${name}`,
  bank_phone: '7700900123',
  area_code: '+44',
  real_name: `Owner ${name}`,
  bank_card: '6222000011112222',
  trade_password: PASSWORD,
})

async function money(full: FullMember, name: string, { tron, hash }: { tron: string; hash: string }) {
  const { rows, canaries } = full
  const usdt = { coin: 'USDT', chain: 'TRC20' }
  const pin = { trade_password: PASSWORD }
  rows.txid = hash.repeat(32)
  const deposit = await done(full, 'deposit.declare', { ...usdt, amount: '250', txid: rows.txid })
  const withVoucher = await done(full, 'deposit.declare', { ...usdt, amount: '10', voucher: rows.voucher })
  rows.depositNo = deposit.order_no
  rows.deposit = deposit.id ?? (await done(full, 'deposit.get', { order_no: rows.depositNo })).id
  const saved = await done(full, 'withdraw.saveDestination', {
    ...{ type: 'crypto', ...usdt, address: tron, remark: `Remark of ${name}` },
    ...pin,
  })
  rows.address = saved.addresses[0].id
  rows.card = (await done(full, 'withdraw.saveDestination', cardOf(name))).banks[0].id
  const withdrawal = { ...usdt, address_id: rows.address, amount: '100', ...pin }
  rows.withdrawalNo = (await done(full, 'withdraw.request', withdrawal)).order_no
  const payout = { type: 'bank', coin: 'USDT', bank_id: rows.card, amount: '100', ...pin }
  const { order_no: payoutNo } = await done(full, 'withdraw.request', payout)
  const pair = { from_coin: 'USDT', to_coin: 'BTC' }
  const { quote_id } = await done(full, 'convert.convert', { ...pair, from_amount: '100' })
  const converted = await done(full, 'convert.convert', { quote_id, ...pin })
  const key = { 'idempotency-key': `key-of-${name}` }
  const swapped = await done(full, 'convert.exchange', { ...pair, amount: '50', ...pin }, key)
  const moved = { from_coin: 'USDT', from_account: 'spot', to_account: 'futures', amount: '25', ...pin }
  const transferred = await done(full, 'convert.exchange', moved)
  rows.quote = (await done(full, 'convert.convert', { ...pair, from_amount: '75' })).quote_id
  const places = (await done(full, 'deposit.addresses')) as { address: string }[]
  const orders = [deposit, withVoucher, converted, swapped, transferred].map(({ order_no }) => order_no)
  const texts = [`Remark of ${name}`, `Bank of ${name}`, `Owner ${name}`, rows.txid, tron]
  canaries.push(...orders, rows.withdrawalNo, payoutNo, rows.quote, ...texts)
  canaries.push(...places.map(({ address }) => address))
}

/** Takes a loan with BTC as collateral, has it paid out and repays a part of it. */
async function loans(sandbox: TestSandbox, full: FullMember) {
  // The identity of this member is not verified, because other tests verify it. Loans must therefore not require a
  // verified identity here.
  sandbox.exchange().settings.kycRequiredActions = []
  const goods = (await done(full, 'loans.goods')) as { id: number; collateral: boolean }[]
  const goods_id = goods.find(({ collateral }) => collateral)!.id
  const asked = { goods_id, amount: '500', term_days: 30, collateral_coin: 'BTC', agree: true }
  const pin = { trade_password: PASSWORD }
  const { order_no } = await done(full, 'loans.apply', { ...asked, ...pin })
  await sandbox.control('review', { type: 'loan', id: order_no, approve: true })
  await done(full, 'loans.repay', { order_no, amount: '20', ...pin })
  full.rows.loanNo = order_no
  full.canaries.push(order_no)
}

/** Creates a resting spot order and a filled one. */
async function spotOrders(full: FullMember, name: string) {
  const { bids } = await done(full, 'market.depth', { symbol: 'BTCUSDT' })
  const order = { symbol: 'BTCUSDT', side: 'buy' }
  full.rows.spotClientId = `spot-of-${name}`
  const resting = await done(full, 'spot.place', {
    ...{ ...order, type: 'limit', price: bids[4][0], quantity: '0.01' },
    client_order_id: full.rows.spotClientId,
  })
  full.rows.spotNo = resting.order_no
  const traded = await done(full, 'spot.place', { ...order, type: 'market', quantity: '0.01' })
  full.canaries.push(resting.order_no, traded.order_no, full.rows.spotClientId)
}

/** Creates a draft and a running order of an AI plan. */
async function aiPlans(full: FullMember) {
  const [plan] = (await done(full, 'ai.products')) as { id: number }[]
  const draft = async () => (await done(full, 'ai.create', { goods_id: plan!.id, amount: '100' })).order_no
  full.rows.aiDraftNo = await draft()
  full.rows.aiOrderNo = await draft()
  await done(full, 'ai.submit', { order_no: full.rows.aiOrderNo, trade_password: PASSWORD })
  full.canaries.push(full.rows.aiDraftNo, full.rows.aiOrderNo)
}

/** Creates a futures position with a take profit, a closed position and a resting order. */
async function futuresOrders(full: FullMember, name: string) {
  const { bids } = await done(full, 'market.depth', { symbol: 'BTCUSDT', product: 'futures' })
  const order = { symbol: 'BTCUSDT', side: 'buy' }
  const past = { symbol: 'ETHUSDT', side: 'sell', type: 'market', quantity: '0.1', leverage: 5 }
  await done(full, 'futures.place', past)
  await done(full, 'futures.close', { symbol: 'ETHUSDT' })
  const opened = await done(full, 'futures.place', { ...order, type: 'market', quantity: '0.02' })
  const goal = roundToStep(mul(bids[0][0], '1.05'), '0.1', 'DOWN')
  const tp = { symbol: 'BTCUSDT', side: 'sell', type: 'tp', trigger_price: goal }
  const aim = await done(full, 'futures.place', tp)
  full.rows.futuresClientId = `futures-of-${name}`
  const resting = await done(full, 'futures.place', {
    ...{ ...order, type: 'limit', price: bids[4][0], quantity: '0.01' },
    client_order_id: full.rows.futuresClientId,
  })
  full.rows.futuresNo = resting.order_no
  full.canaries.push(opened.order_no, aim.order_no, resting.order_no, full.rows.futuresClientId)
}

async function bets(full: FullMember, name: string) {
  const { rounds } = await done(full, 'prediction.times', { symbol: 'BTCUSDT' })
  const bet = { symbol: 'BTCUSDT', direction: 'bull', amount: '20' }
  full.rows.optionClientId = `option-of-${name}`
  const client_order_id = full.rows.optionClientId
  const option = await done(full, 'prediction.place', { ...bet, mode: 'time', time_id: 1, client_order_id })
  const { round_no } = rounds.open
  const round = await done(full, 'prediction.place', { ...bet, mode: 'round', round_no })
  full.canaries.push(option.order_no, round.order_no, client_order_id)
}

/** Returns the request that subscribes to a pledge product of the seed data. */
export async function pledgeOf({ ask }: Pick<FullMember, 'ask'>) {
  const { list } = (await ask('wealth.products', { kind: 'pledge', coin: 'USDT' })).data
  return { id: list[0].id, agree: true, amount: '500', trade_password: PASSWORD }
}

/** Returns the request that deposits into the flexible savings product of the seed data. */
export async function savingsOf({ ask }: Pick<FullMember, 'ask'>) {
  const [flexible] = (await ask('savings.goods', { type: 'flexible' })).data
  return { goods_id: flexible.id, amount: '500', trade_password: PASSWORD }
}

async function investments(sandbox: TestSandbox, full: FullMember) {
  const pledge = await done(full, 'wealth.subscribe', await pledgeOf(full))
  const savings = await done(full, 'savings.add', await savingsOf(full))
  Object.assign(full.rows, { wealthNo: pledge.order_no, savingsNo: savings.order_no })
  full.canaries.push(pledge.order_no, savings.order_no)
  // A clock jump of a day would end the sessions, so the income record is inserted directly.
  const { database, sequences, clock } = sandbox.exchange()
  full.rows.income = sequences.next('term_incomes')
  const position = await database.db
    .selectFrom('term_positions')
    .select(['id', 'member_id', 'order_no', 'kind', 'coin', 'principal'])
    .where('order_no', '=', pledge.order_no)
    .executeTakeFirstOrThrow()
  const { id: position_id, ...order } = position
  const day = { date: pledge.start_date, rate: '0', amount: 0n, created_at: clock.now() }
  await database.db
    .insertInto('term_incomes')
    .values({ id: full.rows.income, position_id, ...order, ...day })
    .execute()
}
