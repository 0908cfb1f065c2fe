import { add, compare, type Decimal, fromUnits, isZero, mul, neg, toUnits } from '@bourselet/sdk/money'
import { type Random, seededRandom } from '../clock/random.ts'
import type { Data, Request } from '../http/routes.ts'
import { findContract } from '../prices/contracts.ts'
import { call, control, type Sent } from './api.ts'
import { auditTerms, expectedTerms, resendAmendments } from './audit-amendments.ts'
import { startProcess } from './sandbox-process.ts'
import { waitForLoad } from './wait-for-load.ts'

const MEMBERS = 4
const LANES = 2
/** Minimum number of answered writes before a kill, so that every kill happens under load. */
const LEAST_ANSWERED = 25
const BALANCE = '1000000'
const SYMBOLS = ['BTCUSDT', 'ETHUSDT', 'DOGEUSDT']
const QUANTITIES: Record<string, string> = { BTCUSDT: '0.02', ETHUSDT: '0.5', DOGEUSDT: '5000' }

const TICKS = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, toUnits(findContract(symbol)!.tick)]))

type Headers = Record<string, string>

export interface FuturesTraffic {
  orders: Sent<'futures.place'>[]
  /** Amendments of stop orders. Those of one order are in the sequence in which its client sent them. */
  amendments: Sent<'futures.place'>[]
  closings: Sent<'futures.close'>[]
}

export const noFuturesTraffic = (): FuturesTraffic => ({ orders: [], amendments: [], closings: [] })

export interface FuturesKillReport {
  problems: string[]
  acknowledged: number
  unanswered: number
  /** Numbers of stop orders and of their amendments that were accepted. */
  stops: number
  amended: number
  /** Number of positions that were open after a kill, summed over all kills. */
  positions: number
}

/**
 * Trades futures with many clients, kills the sandbox under load and checks the stored state. Repeats these steps
 * `kills` times. The writes before a kill are sent again only twice: after this kill, and at the end of the run. The
 * duration therefore grows linearly with the number of kills.
 */
export async function runFuturesKills(options: {
  dataDir: string
  seed: string
  kills: number
}): Promise<FuturesKillReport> {
  const random = seededRandom(options.seed)
  const report: FuturesKillReport = {
    problems: [],
    acknowledged: 0,
    unanswered: 0,
    stops: 0,
    amended: 0,
    positions: 0,
  }
  const runs: FuturesTraffic[] = []
  let sandbox = await startProcess(options.dataDir)
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, index) => joined(sandbox.url, `lever${index}@example.com`)),
  )
  for (let runNumber = 0; runNumber < options.kills; runNumber++) {
    const traffic = noFuturesTraffic()
    runs.push(traffic)
    const clients = members.flatMap((headers, member) =>
      Array.from({ length: LANES }, (_, lane) =>
        tradeFutures(
          sandbox.url,
          headers,
          `${runNumber}-${member}-${lane}`,
          random.fork(`${runNumber}-${member}-${lane}`),
          traffic,
        ),
      ),
    )
    const isAnswered = ({ answer }: { answer?: object }) => answer !== undefined
    const writes = () => [...traffic.orders, ...traffic.amendments, ...traffic.closings]
    const isLoaded = () => writes().filter(isAnswered).length >= LEAST_ANSWERED
    report.problems.push(...(await waitForLoad(clients, 1000 + random.below(1500), isLoaded)))
    await sandbox.kill(runNumber % 2 === 0 ? 'process' : 'machine')
    await Promise.allSettled(clients)
    const acknowledged = writes().filter(isAnswered).length
    report.acknowledged += acknowledged
    report.unanswered += writes().length - acknowledged
    report.stops += traffic.orders.filter(
      ({ request, answer }) => request.type !== 'market' && answer?.code === 1,
    ).length
    report.amended += traffic.amendments.filter(({ answer }) => answer?.code === 1).length
    sandbox = await startProcess(options.dataDir)
    // The market maker pauses while orders and positions are read, because its trades could fire stop orders and change
    // them.
    await control(sandbox.url, 'bots', { enabled: false })
    for (const headers of members)
      report.positions += await judgePositions(sandbox.url, headers, runs, report.problems)
    await control(sandbox.url, 'bots', { enabled: true })
    await resendFutures(sandbox.url, traffic, report.problems)
    const { ok } = await control<{ ok: boolean }>(sandbox.url, 'ledger')
    if (!ok) report.problems.push(`run ${runNumber}: the ledger does not add up`)
  }
  for (const traffic of runs) await resendFutures(sandbox.url, traffic, report.problems)
  await sandbox.stop()
  return report
}

async function joined(url: string, email: string): Promise<Headers> {
  const { token } = await control<{ token: string }>(url, 'member', { email, futures_balance: BALANCE })
  return { 'api-token': token }
}

/**
 * Trades as one client: opens, reduces and reverses positions by market and stop orders, amends stop orders, and
 * sometimes closes positions, until the connection breaks.
 */
export async function tradeFutures(
  url: string,
  headers: Headers,
  lane: string,
  random: Random,
  traffic: FuturesTraffic,
): Promise<never> {
  const stops: Sent<'futures.place'>[] = []
  for (let index = 0; ; index++) {
    const symbol = SYMBOLS[random.below(SYMBOLS.length)]!
    const kind = random.below(12)
    if (kind < 2) {
      const key = { ...headers, 'idempotency-key': `close-${lane}-${index}` }
      const request = random.below(2) === 0 ? { all: true as const } : { symbol }
      const sent: Sent<'futures.close'> = { request, headers: key }
      traffic.closings.push(sent)
      sent.answer = await call(url, 'futures.close', request, key)
    } else if (kind < 4) {
      const stop = stops[random.below(stops.length || 1)]
      if (stop === undefined) continue
      const { symbol, side, type } = stop.request
      const terms = await stopTerms(url, symbol, type, random)
      const request = { symbol, side, type, order_no: stop.answer!.data.order_no, ...terms }
      const sent: Sent<'futures.place'> = { request, headers }
      traffic.amendments.push(sent)
      sent.answer = await call(url, 'futures.place', request, headers)
    } else {
      const type = kind < 8 ? (['stop_market', 'stop_limit'] as const)[kind % 2]! : 'market'
      const terms =
        type === 'market' ? { quantity: QUANTITIES[symbol]! } : await stopTerms(url, symbol, type, random)
      const request: Request<'futures.place'> = {
        symbol,
        side: random.below(2) === 0 ? 'buy' : 'sell',
        type,
        ...terms,
        client_order_id: `o-${lane}-${index}`,
      }
      const sent: Sent<'futures.place'> = { request, headers }
      traffic.orders.push(sent)
      sent.answer = await call(url, 'futures.place', request, headers)
      if (type !== 'market' && sent.answer.code === 1) stops.push(sent)
    }
  }
}

/** Returns random terms of a stop order whose trigger is up to 0.1 percent away from the last price. */
async function stopTerms(url: string, symbol: string, type: string, random: Random) {
  const { data } = await call(url, 'market.depth', { symbol, product: 'futures', limit: 5 })
  const ticks = toUnits(data.last) / TICKS[symbol]!
  const price = () => {
    const away = (ticks * BigInt(random.below(2001) - 1000)) / 1_000_000n
    return fromUnits((ticks + away) * TICKS[symbol]!, 8, false)
  }
  const quantity = mul(QUANTITIES[symbol]!, String(1 + random.below(3)))
  return { quantity, trigger_price: price(), ...(type === 'stop_limit' && { price: price() }) }
}

type Orders = Data<'futures.orders'>['list']

async function ordersOf(url: string, headers: Headers): Promise<Orders> {
  const orders: Orders = []
  for (const scope of ['open', 'history'] as const) {
    for (let page = 1; ; page++) {
      const { data } = await call(url, 'futures.orders', { scope, limit: 100, page }, headers)
      orders.push(...data.list)
      if (page >= data.page.pages) break
    }
  }
  return orders
}

/**
 * Checks that each position equals the sum of its fills, and that each order has the terms with which it was placed or
 * last amended. Returns the number of open positions.
 */
export async function judgePositions(
  url: string,
  headers: Headers,
  runs: readonly FuturesTraffic[],
  problems: string[],
): Promise<number> {
  const orders = await ordersOf(url, headers)
  const byNo = new Map(orders.map((order) => [order.order_no, order]))
  const isOwn = (sent: Sent<'futures.place'>) => sent.headers === headers
  for (const { orders: placed, amendments } of runs) {
    for (const [orderNo, terms] of expectedTerms(placed.filter(isOwn), amendments.filter(isOwn))) {
      const now = byNo.get(orderNo)
      problems.push(...(now === undefined ? [`${orderNo}: accepted, and lost`] : auditTerms(now, terms)))
    }
  }
  const sums = new Map<string, Decimal>(SYMBOLS.map((symbol) => [symbol, '0']))
  for (const { symbol, side, filled } of orders) {
    sums.set(symbol, add(sums.get(symbol) ?? '0', side === 'buy' ? filled : neg(filled)))
  }
  const { data } = await call(url, 'futures.positions', {}, headers)
  if (!('account' in data)) throw new Error('a page of closed positions was not asked for')
  for (const [symbol, sum] of sums) {
    const position = data.list.find((one) => one.symbol === symbol)
    const held =
      position === undefined ? '0' : position.side === 'long' ? position.quantity : neg(position.quantity)
    if (compare(held, sum) !== 0) problems.push(`${symbol}: fills sum to ${sum}, the position is ${held}`)
  }
  return data.list.filter(({ quantity }) => !isZero(quantity)).length
}

/**
 * Sends all writes again and checks the answers. A repeated order must return the order that was accepted before, and a
 * repeated closing of a position must return the earlier answer. Keeps the new answers for the next call.
 */
export async function resendFutures(
  url: string,
  { orders, amendments, closings }: FuturesTraffic,
  problems: string[],
): Promise<void> {
  problems.push(...(await resendAmendments(url, 'futures.place', amendments)))
  for (const sent of orders) {
    const again = await call(url, 'futures.place', sent.request, sent.headers)
    if (sent.answer?.code === 1 && again.data.order_no !== sent.answer.data.order_no) {
      problems.push(
        `${sent.request.client_order_id}: was ${sent.answer.data.order_no}, is ${again.data.order_no}`,
      )
    }
    if (sent.answer?.code !== 1) sent.answer = again
  }
  for (const sent of closings) {
    const again = await call(url, 'futures.close', sent.request, sent.headers)
    const same = JSON.stringify(again.data) === JSON.stringify(sent.answer?.data)
    if (sent.answer !== undefined && !same) {
      problems.push(
        `${sent.headers['idempotency-key']}: ${JSON.stringify(sent.answer)} became ${JSON.stringify(again)}`,
      )
    }
    sent.answer = again
  }
}
