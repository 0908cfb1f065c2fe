import { add, compare, type Decimal, sub } from '@bourselet/sdk/money'
import type { Random } from '../clock/random.ts'
import type { Data, Request } from '../http/routes.ts'
import { call, control, type Sent } from './api.ts'

type Headers = Record<string, string>

/**
 * Options ("bets") and deposits that members sent, each with its answer if the answer arrived before the sandbox was
 * killed.
 */
export interface FundsTraffic {
  bets: Sent<'prediction.place'>[]
  deposits: Sent<'deposit.declare'>[]
}

export const noFundsTraffic = (): FundsTraffic => ({ bets: [], deposits: [] })

type Bet = Extract<Data<'prediction.rounds'>['list'][number], { order_no: string }>

/** Sends deposits, block confirmations and options of one member until the connection breaks. */
export async function moveFunds(
  url: string,
  headers: Headers,
  lane: string,
  random: Random,
  traffic: FundsTraffic,
): Promise<never> {
  for (let index = 0; ; index++) {
    const id = `${lane}-${index}`
    if (random.below(2) === 0) await deposit(url, headers, id, random, traffic)
    else await bet(url, headers, id, random, traffic)
  }
}

async function deposit(url: string, headers: Headers, id: string, random: Random, traffic: FundsTraffic) {
  const request = { coin: 'USDT', chain: 'TRC20', amount: `${1 + random.below(20)}.5` }
  const sent: Sent<'deposit.declare'> = { request, headers: { ...headers, 'idempotency-key': `d-${id}` } }
  traffic.deposits.push(sent)
  sent.answer = await call(url, 'deposit.declare', request, sent.headers)
  const { order_no } = sent.answer.data
  if (random.below(2) === 0) await control(url, 'deposit', { order_no, confirmations: 3 })
}

async function bet(url: string, headers: Headers, id: string, random: Random, traffic: FundsTraffic) {
  const symbol = random.below(2) === 0 ? 'BTCUSDT' : 'ETHUSDT'
  const direction = random.below(2) === 0 ? 'bull' : 'bear'
  const common = { symbol, direction, amount: `${10 + random.below(5)}`, client_order_id: `b-${id}` } as const
  const { data } = await call(url, 'prediction.times', { symbol })
  const round_no = data.rounds?.open?.round_no
  const request: Request<'prediction.place'> =
    round_no !== undefined && random.below(4) === 0
      ? { ...common, mode: 'round', round_no }
      : { ...common, mode: 'time', time_id: data.times[0]!.time_id }
  const sent: Sent<'prediction.place'> = { request, headers }
  traffic.bets.push(sent)
  sent.answer = await call(url, 'prediction.place', request, headers)
}

/** Sends all deposits and accepted options again, and checks that each returns the same order as before. */
export async function resendFunds(url: string, traffic: FundsTraffic, problems: string[]): Promise<void> {
  for (const sent of traffic.deposits) {
    const { data } = await call(url, 'deposit.declare', sent.request, sent.headers)
    const was = sent.answer?.data.order_no
    if (was !== undefined && data.order_no !== was) problems.push(`deposit ${was} became ${data.order_no}`)
  }
  for (const sent of traffic.bets) {
    if (sent.answer?.code !== 1) continue
    const { data } = await call(url, 'prediction.place', sent.request, sent.headers)
    const was = sent.answer.data.order_no
    if (data.order_no !== was) problems.push(`bet ${was} became ${data.order_no ?? data.error}`)
  }
}

/**
 * Checks that a member's balance equals the initial funds plus credited deposits, minus the stakes and fees of options,
 * plus the payouts of options. Also checks that no write is stored twice. Returns the number of options and deposits.
 * The balance can change while the records are read, because blocks confirm deposits and rounds close. If it has
 * changed, all records are read again.
 */
export async function judgeFunds(
  url: string,
  headers: Headers,
  given: Decimal,
  problems: string[],
): Promise<number> {
  const balance = async () => {
    const { data } = await call(url, 'wallet.balances', { account: 'spot', coin: 'USDT' }, headers)
    return data.list[0]!.available
  }
  const before = await balance()
  const deposits = await pages((page) => call(url, 'deposit.records', { limit: 100, page }, headers))
  const bets = await pages(async (page) => {
    const { data } = await call(url, 'prediction.rounds', { scope: 'mine', limit: 100, page }, headers)
    return { data: { ...data, list: data.list as Bet[] } }
  })
  const due = [
    ...deposits.map(({ credited }) => credited),
    ...bets.map(({ amount, open_fee, reward_amount }) => sub(reward_amount ?? '0', add(amount, open_fee))),
  ].reduce(add, given)
  const has = await balance()
  if (compare(has, before) !== 0) return judgeFunds(url, headers, given, problems)
  if (compare(has, due) !== 0) problems.push(`has ${has}, deposits and bets make ${due}`)
  const ids = [...deposits.map(({ txid }) => txid), ...bets.map((one) => one.client_order_id)]
  if (new Set(ids).size !== ids.length) problems.push('a deposit or a bet is there twice')
  return ids.length
}

async function pages<Row>(
  read: (page: number) => Promise<{ data: { list: Row[]; page: { pages: number } } }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { data } = await read(page)
    rows.push(...data.list)
    if (page >= data.page.pages) return rows
  }
}
