import { setTimeout as sleep } from 'node:timers/promises'
import { add } from '@bourselet/sdk/money'
import { type Random, seededRandom } from '../clock/random.ts'
import type { Data, OperationId, Request } from '../http/routes.ts'
import { findListing } from '../prices/listings.ts'
import { call, control } from './api.ts'
import { auditSnapshot } from './audit-snapshot.ts'
import { judgeFunds } from './funds-traffic.ts'
import { randomOrder } from './random-order.ts'
import { startProcess } from './sandbox-process.ts'
import { takeSnapshot } from './snapshot.ts'
import { type Member, SYMBOLS } from './traffic.ts'

const TRADERS = 6
const BANKERS = 40
const DEPOSIT = { USDT: '1000000', BTC: '20', ETH: '100', LTC: '5000' }
const FUNDS = '50000'
const FUND_PASSWORD = '482913'
/** Number of requests in flight at the same time. Most are different writes; the rest are copies of these writes. */
const WINDOW = 64

export interface DuplicatesReport {
  problems: string[]
  writes: number
  /** Number of requests sent, including copies and repeats after lost answers. */
  sent: number
  lost: number
  accepted: number
}

/** One write: a request with an idempotency key, or with a client order id in its body. */
interface Write {
  call: OperationId
  request: object
  headers: Record<string, string>
  /** Returns the fields of an accepted answer that identify the effect of the write. */
  effect(data: Record<string, unknown>): string
  /** Effects found in the answers to all copies of the write. More than one effect is a violation. */
  effects: Set<string>
  errors: Set<string>
}

const LATER = new Set(['IN_PROGRESS', 'TOO_MANY_REQUESTS', 'SERVER_ERROR', 'SERVER_BUSY'])
const orderNo = (data: Record<string, unknown>) => String(data.order_no)

type Draft = Omit<Write, 'effects' | 'errors'>

function traderWrite(member: Member, id: string, prices: Map<string, string>, random: Random): Draft {
  const symbol = SYMBOLS[random.below(SYMBOLS.length)]!
  const request = randomOrder(findListing(symbol)!, prices.get(symbol)!, id, random)
  return { call: 'spot.place', request, headers: member.headers, effect: orderNo }
}

function bankerWrite(member: Member, id: string, random: Random): Draft {
  const headers = { ...member.headers, 'idempotency-key': id }
  const draw = random.below(10)
  if (draw < 5) {
    const request = { coin: 'USDT', chain: 'TRC20', amount: `${1 + random.below(20)}.5` }
    return { call: 'deposit.declare', request, headers, effect: orderNo }
  }
  if (draw < 6) {
    const request: Request<'prediction.place'> = {
      mode: 'time',
      symbol: 'BTCUSDT',
      direction: random.below(2) === 0 ? 'bull' : 'bear',
      amount: `${10 + random.below(5)}`,
      time_id: 1,
      client_order_id: id,
    }
    return { call: 'prediction.place', request, headers: member.headers, effect: orderNo }
  }
  const request: Request<'convert.exchange'> = {
    from_account: 'spot',
    to_account: 'futures',
    from_coin: 'USDT',
    amount: `${1 + random.below(9)}`,
    trade_password: FUND_PASSWORD,
  }
  return { call: 'convert.exchange', request, headers, effect: orderNo }
}

/**
 * Sends one copy of a write. Discards one in five answers, to simulate lost answers. Returns true if the answer arrived
 * and is final; the refusals in `LATER` are not final.
 */
async function sendCopy(
  url: string,
  write: Write,
  random: Random,
  report: DuplicatesReport,
): Promise<boolean> {
  report.sent++
  const answer = await call(url, write.call, write.request as never, write.headers).catch(() => null)
  if (answer === null || random.below(5) === 0) {
    report.lost++
    return false
  }
  const error = answer.data.error
  if (LATER.has(error ?? '')) {
    await sleep(50)
    return false
  }
  if (answer.code === 1) write.effects.add(write.effect(answer.data as Record<string, unknown>))
  else write.errors.add(error ?? String(answer.code))
  return true
}

/** Sends all writes until each has an answer. Sends about half of them in two or three copies, some delayed. */
async function sendAll(
  url: string,
  writes: Write[],
  random: Random,
  report: DuplicatesReport,
): Promise<void> {
  const queue: { write: Write; at: number }[] = writes.flatMap((write, index) => {
    const copies = random.below(2) === 0 ? 1 : 2 + random.below(2)
    // Three in ten copies are delayed, so that they are sent after copies of later writes.
    const late = () => (random.below(10) < 3 ? random.below(4 * WINDOW) : 0)
    return Array.from({ length: copies }, () => ({ write, at: index + late() }))
  })
  queue.sort((a, b) => a.at - b.at)
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const settled = await sendCopy(url, next.write, random, report)
      const known = next.write.effects.size + next.write.errors.size > 0
      if (!settled && !known && !queue.some(({ write }) => write === next?.write)) queue.push(next)
    }
  }
  await Promise.all(Array.from({ length: WINDOW }, lane))
}

function auditAnswers(writes: Write[]): string[] {
  return writes.flatMap((write) => {
    const { effects, errors } = write
    const name = `${write.call} ${JSON.stringify(write.request)}`
    if (effects.size > 1) return [`${name}: has the effects ${[...effects].join(', ')}`]
    // Without an idempotency key, a refused order leaves its client order id free, so a later copy may be
    // accepted. With a key, every copy gets the same refusal.
    const isKeyed = write.headers['idempotency-key'] !== undefined
    if (isKeyed && effects.size === 1 && errors.size > 0)
      return [`${name}: accepted and refused with ${[...errors].join()}`]
    if (effects.size + errors.size === 0) return [`${name}: never answered`]
    return []
  })
}

async function openMembers(url: string, name: string, count: number, money: object): Promise<Member[]> {
  const open = async (index: number): Promise<Member> => {
    const email = `${name}-${index}@example.com`
    const body = { email, trade_password: FUND_PASSWORD, ...money }
    const { token } = await control<{ token: string }>(url, 'member', body)
    return { name: `${name}-${index}`, headers: { 'api-token': token } }
  }
  return Promise.all(Array.from({ length: count }, (_, index) => open(index)))
}

const has = (write: Write, member: Member) => write.headers['api-token'] === member.headers['api-token']

/** Checks that the stored orders of each trader are exactly the accepted ones. */
function auditOrders(snapshot: Awaited<ReturnType<typeof takeSnapshot>>, writes: Write[]): string[] {
  return [...snapshot.orders].flatMap(([member, orders]) => {
    const accepted = writes.filter((write) => has(write, member)).flatMap(({ effects }) => [...effects])
    const stored = new Set(orders.map((order) => order.order_no))
    return stored.size === accepted.length && accepted.every((one) => stored.has(one))
      ? []
      : [`${member.name}: ${accepted.length} orders were accepted, ${stored.size} are stored`]
  })
}

/**
 * Checks that the stored options, deposits and transfers of a member are exactly those that were accepted, and that the
 * balances result from them.
 */
async function auditFunds(url: string, member: Member, writes: Write[]): Promise<string[]> {
  const problems: string[] = []
  const own = writes.filter((write) => has(write, member) && write.effects.size === 1)
  const transfers = own.filter((write) => write.call === 'convert.exchange')
  const moved = transfers.map(({ request }) => (request as { amount: string }).amount).reduce(add, '0')
  const given = add(FUNDS, `-${moved}`)
  const count = await judgeFunds(url, member.headers, given, problems)
  if (count !== own.length - transfers.length)
    problems.push(`${member.name}: ${own.length - transfers.length} were accepted, ${count} are stored`)
  const { data } = await call(url, 'wallet.balances', { account: 'futures' }, member.headers)
  const futures: Data<'wallet.balances'>['list'][number] | undefined = data.list[0]
  if (futures && add(futures.total, '0') !== add(moved, '0.00000000'))
    problems.push(`${member.name}: futures holds ${futures.total}, transfers make ${moved}`)
  return problems
}

/**
 * Sends writes of several products to a sandbox process, with copies, out of order and with lost answers. Checks that
 * each write has one effect or one refusal, and that the stored effects match the answers.
 */
export async function runDuplicates(options: {
  dataDir: string
  seed: string
  writes: number
}): Promise<DuplicatesReport> {
  const random = seededRandom(options.seed)
  const report: DuplicatesReport = { problems: [], writes: options.writes, sent: 0, lost: 0, accepted: 0 }
  const sandbox = await startProcess(options.dataDir)
  const { url } = sandbox
  const traders = await openMembers(url, 'trader', TRADERS, { balances: DEPOSIT })
  const bankers = await openMembers(url, 'banker', BANKERS, { balances: { USDT: FUNDS } })
  const prices = new Map<string, string>()
  for (const symbol of SYMBOLS)
    prices.set(symbol, (await call(url, 'market.depth', { symbol, limit: 5 })).data.last)
  const writes = Array.from({ length: options.writes }, (_, index): Write => {
    const id = `w-${index}`
    // Only one write in ten is a transfer, an option or a deposit; the others are orders. Transfers, options and
    // deposits of one member wait for a lock on the same row. More of them would slow the run.
    const draft =
      random.below(10) === 0
        ? bankerWrite(bankers[random.below(BANKERS)]!, id, random)
        : traderWrite(traders[random.below(TRADERS)]!, id, prices, random)
    return { ...draft, effects: new Set(), errors: new Set() }
  })
  await sendAll(url, writes, random, report)
  report.accepted = writes.filter(({ effects }) => effects.size === 1).length
  report.problems.push(...auditAnswers(writes))
  const snapshot = await takeSnapshot(url, traders)
  report.problems.push(...auditSnapshot(snapshot, DEPOSIT), ...auditOrders(snapshot, writes))
  // The market maker is stopped, because its orders in every second of the clock jump would slow the run.
  await control(url, 'bots', { enabled: false })
  // The clock is moved past the end of all options. Otherwise the stakes of open options would be missing in
  // the sum of the balances.
  await control(url, 'clock', { advance_ms: 400_000 })
  for (const banker of bankers) report.problems.push(...(await auditFunds(url, banker, writes)))
  const code = await sandbox.stop()
  if (code !== 0) report.problems.push(`SIGTERM ended the sandbox with ${code}`)
  return report
}
