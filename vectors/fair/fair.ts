import { type AiOrder, checkAiOrder } from './ai-days.ts'
import { allPages, callsOf } from './client.ts'
import { lastTick, type PublicSeries, readSeries } from './public-series.ts'
import { checkOrder, checkRound, type Difference, type Order, type Round } from './recompute.ts'

/**
 * The number of recomputed settlements and the number of those with differences, for one kind of settlement and one
 * symbol.
 */
export interface FairLine {
  kind: 'rounds' | 'bets in rounds' | 'time options' | 'AI days'
  symbol: string
  recomputed: number
  /** Number of settlements that cannot be recomputed because they are older than the published prices. */
  unverifiable: number
  differences: number
}

export interface FairReport {
  lines: FairLine[]
  differences: Difference[]
}

const RECORDS = '/data/api.user/optionsAllRecord'
const ORDERS = '/data/api.user/orderList'
const AI_SYMBOL = 'BTCUSDT'

/**
 * Recomputes settlements of an exchange from the published index: all settled rounds, and, for the members to whom the
 * session tokens belong, their settled bets and the days of their AI orders. It reads only public calls and the
 * members' own records, and uses no code of the sandbox or the SDK.
 */
export async function fair(base: string, tokens: readonly string[] = []): Promise<FairReport> {
  const call = callsOf(base)
  const rounds = await allPages<Round>(call, RECORDS, { scope: 'rounds' }, (round) => round.round_no)
  const orders: Order[] = []
  for (const token of tokens) {
    const own = await allPages<Order>(call, RECORDS, { scope: 'mine' }, (order) => order.order_no, token)
    orders.push(...own.filter(({ status }) => status !== 'in_progress'))
  }
  const series = new Map<string, PublicSeries>()
  for (const symbol of new Set([...rounds, ...orders].map((one) => one.symbol))) {
    const moments = [
      ...rounds
        .filter((one) => one.symbol === symbol)
        .flatMap(({ lock_at, close_at }) => [lock_at, close_at]),
      ...orders
        .filter((one) => one.symbol === symbol && one.mode === 'time')
        .flatMap(({ opened_at, deliver_at }) => [opened_at, deliver_at]),
    ]
    series.set(symbol, await readSeries(call, symbol, moments))
  }
  const report: FairReport = { lines: [], differences: [] }
  const add = (kind: FairLine['kind'], symbol: string, first: number, check: () => Difference[]) => {
    const line = lineOf(report.lines, kind, symbol)
    if (first < series.get(symbol)!.begins) {
      line.unverifiable++
      return
    }
    const found = check()
    line.recomputed++
    if (found.length > 0) line.differences++
    report.differences.push(...found)
  }
  const byNo = new Map(rounds.map((round) => [round.round_no, round]))
  for (const round of rounds) {
    add('rounds', round.symbol, round.lock_at, () => checkRound(round, series.get(round.symbol)!))
  }
  for (const order of orders) {
    const round = byNo.get(order.round_no ?? '')
    const kind = order.mode === 'time' ? 'time options' : 'bets in rounds'
    const first = round?.lock_at ?? order.opened_at
    add(kind, order.symbol, first, () => checkOrder(order, round, series.get(order.symbol)!))
  }
  for (const token of tokens) {
    const own = await allPages<AiOrder>(call, ORDERS, { type: 'ai' }, ({ order_no }) => order_no, token)
    for (const order of own.filter(({ days }) => days.length > 0)) {
      const line = lineOf(report.lines, 'AI days', AI_SYMBOL)
      const found = await checkAiOrder(order, (moment) => lastTick(call, AI_SYMBOL, moment))
      line.recomputed += order.days.length
      line.differences += new Set(found.map(({ what }) => what)).size
      report.differences.push(...found)
    }
  }
  return report
}

/** Returns the line of a kind and symbol in `lines`; adds an empty line if there is none. */
function lineOf(lines: FairLine[], kind: FairLine['kind'], symbol: string): FairLine {
  const known = lines.find((line) => line.kind === kind && line.symbol === symbol)
  const line = known ?? { kind, symbol, recomputed: 0, unverifiable: 0, differences: 0 }
  if (!known) lines.push(line)
  return line
}
