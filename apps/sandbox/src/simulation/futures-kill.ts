import { add, compare, type Decimal, isZero, neg } from '@bourselet/sdk/money'
import { type Random, seededRandom } from '../clock/random.ts'
import type { Data, Request } from '../http/routes.ts'
import { call, control, type Sent } from './api.ts'
import { startProcess } from './sandbox-process.ts'

const MEMBERS = 4
const LANES = 2
const BALANCE = '1000000'
const SYMBOLS = ['BTCUSDT', 'ETHUSDT', 'DOGEUSDT']
const QUANTITIES: Record<string, string> = { BTCUSDT: '0.02', ETHUSDT: '0.5', DOGEUSDT: '5000' }

type Headers = Record<string, string>

export interface FuturesTraffic {
  orders: Sent<'futures.place'>[]
  closings: Sent<'futures.close'>[]
}

export const noFuturesTraffic = (): FuturesTraffic => ({ orders: [], closings: [] })

export interface FuturesKillReport {
  problems: string[]
  acknowledged: number
  unanswered: number
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
  const report: FuturesKillReport = { problems: [], acknowledged: 0, unanswered: 0, positions: 0 }
  const runs: FuturesTraffic[] = []
  let sandbox = await startProcess(options.dataDir)
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, index) => joined(sandbox.url, `lever${index}@example.com`)),
  )
  for (let runNumber = 0; runNumber < options.kills; runNumber++) {
    const traffic = noFuturesTraffic()
    runs.push(traffic)
    const hands = members.flatMap((headers, member) =>
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
    const acting = Promise.allSettled(hands)
    await new Promise((wake) => setTimeout(wake, 1000 + random.below(1500)))
    await sandbox.kill(runNumber % 2 === 0 ? 'process' : 'machine')
    await acting
    for (const { answer } of [...traffic.orders, ...traffic.closings]) {
      if (answer === undefined) report.unanswered++
      else report.acknowledged++
    }
    sandbox = await startProcess(options.dataDir)
    for (const headers of members)
      report.positions += await judgePositions(sandbox.url, headers, report.problems)
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
 * Trades as one client: opens, reduces and reverses positions by orders, and sometimes closes them, until the
 * connection breaks.
 */
export async function tradeFutures(
  url: string,
  headers: Headers,
  lane: string,
  random: Random,
  traffic: FuturesTraffic,
): Promise<never> {
  for (let index = 0; ; index++) {
    const symbol = SYMBOLS[random.below(SYMBOLS.length)]!
    if (random.below(6) === 0) {
      const key = { ...headers, 'idempotency-key': `close-${lane}-${index}` }
      const request = random.below(2) === 0 ? { all: true as const } : { symbol }
      const sent: Sent<'futures.close'> = { request, headers: key }
      traffic.closings.push(sent)
      sent.answer = await call(url, 'futures.close', request, key)
    } else {
      const request: Request<'futures.place'> = {
        symbol,
        side: random.below(2) === 0 ? 'buy' : 'sell',
        type: 'market',
        quantity: QUANTITIES[symbol]!,
        client_order_id: `o-${lane}-${index}`,
      }
      const sent: Sent<'futures.place'> = { request, headers }
      traffic.orders.push(sent)
      sent.answer = await call(url, 'futures.place', request, headers)
    }
  }
}

/** Checks that each position equals the sum of its fills. Returns the number of open positions. */
export async function judgePositions(url: string, headers: Headers, problems: string[]): Promise<number> {
  const orders: Data<'futures.orders'>['list'] = []
  for (let page = 1; ; page++) {
    const { data } = await call(url, 'futures.orders', { scope: 'history', limit: 100, page }, headers)
    orders.push(...data.list)
    if (page >= data.page.pages) break
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
  { orders, closings }: FuturesTraffic,
  problems: string[],
): Promise<void> {
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
