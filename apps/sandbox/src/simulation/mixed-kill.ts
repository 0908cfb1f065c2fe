import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, seededRandom } from '../clock/random.ts'
import { call, control } from './api.ts'
import { resendAmendments } from './audit-amendments.ts'
import { auditRewards } from './audit-rewards.ts'
import { auditSnapshot } from './audit-snapshot.ts'
import { auditCancels, auditOrders, resendOrders } from './audit-traffic.ts'
import { type FundsTraffic, judgeFunds, moveFunds, noFundsTraffic, resendFunds } from './funds-traffic.ts'
import {
  type FuturesTraffic,
  judgePositions,
  noFuturesTraffic,
  resendFutures,
  tradeFutures,
} from './futures-kill.ts'
import { startProcess } from './sandbox-process.ts'
import { takeSnapshot } from './snapshot.ts'
import { type Member, noTraffic, runTraffic, type Traffic } from './traffic.ts'
import { waitForLoad } from './wait-for-load.ts'

const EACH = 3
const SPOT = { USDT: '1000000', BTC: '20', ETH: '100', LTC: '5000' }
const FUNDS = '5000'

/** The writes of one run by product. A run ends when the sandbox is killed under load. */
interface RunTraffic {
  spot: Traffic
  futures: FuturesTraffic
  funds: FundsTraffic
}

/** The members of the test, grouped by product, so that each balance can be computed from the writes of one product. */
interface Crowd {
  /** The member who invited the members of `spot`. */
  inviter: Member
  spot: Member[]
  futures: Member[]
  funds: Member[]
}

export interface MixedKillReport {
  problems: string[]
  acknowledged: Record<keyof RunTraffic, number>
  unanswered: number
  positions: number
}

/**
 * Runs spot orders, futures orders, options and deposits at the same time on one sandbox, and kills the sandbox under
 * load. Repeats these steps `kills` times. After each restart, checks that no answered write is missing or duplicated,
 * that all balances match the writes, and that the ledger sums to zero. Also checks that the positions are the same
 * after another restart. At the end, sends the futures orders, options and deposits of all runs again under their
 * original keys, and checks that accepted writes get the same answers as before.
 */
export async function runMixedKills(options: {
  dataDir: string
  seed: string
  kills: number
}): Promise<MixedKillReport> {
  const random = seededRandom(options.seed)
  const report: MixedKillReport = {
    problems: [],
    acknowledged: { spot: 0, futures: 0, funds: 0 },
    unanswered: 0,
    positions: 0,
  }
  const runs: RunTraffic[] = []
  let sandbox = await startProcess(options.dataDir)
  const crowd = await gather(sandbox.url)
  for (let kill = 1; kill <= options.kills && report.problems.length === 0; kill++) {
    const run: RunTraffic = { spot: noTraffic(), futures: noFuturesTraffic(), funds: noFundsTraffic() }
    runs.push(run)
    await control(sandbox.url, 'bots', { enabled: true })
    const { url } = sandbox
    const clients = act(url, crowd, run, `run${kill}`, random.fork(`run${kill}`))
    // Orders sent just after the start of the market maker often meet an empty book. The load must therefore last until
    // positions exist.
    const hasPositions = async () => (await positionsOf(url, crowd.futures)).length >= LEAST_POSITIONS
    const problems = await waitForLoad(clients, 0, () => isLoaded(run) && hasPositions())
    report.problems.push(...problems)
    await sleep(random.below(1500))
    await sandbox.kill(kill % 2 === 0 ? 'machine' : 'process')
    await Promise.allSettled(clients)
    count(report, run)
    sandbox = await startProcess(options.dataDir)
    await judge(sandbox.url, crowd, runs, report)
    const before = await held(sandbox.url, crowd.futures)
    await sandbox.kill('process')
    sandbox = await startProcess(options.dataDir)
    const after = await held(sandbox.url, crowd.futures)
    if (after !== before) report.problems.push(`positions were ${before}, are ${after}`)
  }
  for (const run of runs) await resendContractsAndFunds(sandbox.url, run, report.problems)
  // The market maker is stopped, because its orders in every second of the clock jump would slow the run.
  await control(sandbox.url, 'bots', { enabled: false })
  // The clock is moved past all due times, so that every option is settled and every deposit is credited. The check
  // below expects balances with exactly one settlement of each option and one credit of each deposit.
  await control(sandbox.url, 'clock', { advance_ms: 700_000 })
  for (const { headers } of crowd.funds) await judgeFunds(sandbox.url, headers, FUNDS, report.problems)
  await sandbox.stop()
  return report
}

async function gather(url: string): Promise<Crowd> {
  const join = async (name: string, given: object): Promise<Member> => {
    const { token } = await control<{ token: string }>(url, 'member', {
      email: `${name}@example.com`,
      ...given,
    })
    return { name, headers: { 'api-token': token } }
  }
  const group = (name: string, given: object) =>
    Promise.all(Array.from({ length: EACH }, (_, index) => join(`${name}${index}`, given)))
  const inviter = await join('inviter', {})
  const { data } = await call(url, 'account.info', undefined, inviter.headers)
  return {
    inviter,
    spot: await group('spot', { balances: SPOT, invite_code: data.invite_code }),
    futures: await group('futures', { futures_balance: '1000000' }),
    funds: await group('funds', { balances: { USDT: FUNDS } }),
  }
}

/** Starts the clients of all members, which write until the sandbox ends. */
function act(url: string, crowd: Crowd, run: RunTraffic, name: string, random: Random): Promise<unknown>[] {
  const lane = (member: Member) => [`${name}-${member.name}`, random.fork(member.name)] as const
  return [
    ...runTraffic({ url, members: crowd.spot, runName: name, random }, 2, run.spot),
    ...crowd.futures.map((member) => tradeFutures(url, member.headers, ...lane(member), run.futures)),
    ...crowd.funds.map((member) => moveFunds(url, member.headers, ...lane(member), run.funds)),
  ]
}

/** Returns the writes of a run by product. */
const sentBy = ({ spot, futures, funds }: RunTraffic) => ({
  spot: [...spot.orders, ...spot.amendments, ...spot.cancels],
  futures: [...futures.orders, ...futures.amendments, ...futures.closings],
  funds: [...funds.bets, ...funds.deposits],
})

/** Number of answered writes of each product for which the run waits before it kills the sandbox. */
const LEAST = 5

/**
 * Number of open positions for which the run waits before it kills the sandbox. Members may still close positions until
 * the kill, so there must be enough positions that some remain open.
 */
const LEAST_POSITIONS = 3

/**
 * Returns true if each product has enough answered writes. Waiting for this instead of a fixed time makes the load
 * independent of the speed of the machine.
 */
const isLoaded = (run: RunTraffic) =>
  Object.values(sentBy(run)).every(
    (writes) => writes.filter(({ answer }) => answer !== undefined).length >= LEAST,
  )

function count(report: MixedKillReport, run: RunTraffic): void {
  const sent = sentBy(run)
  for (const part of ['spot', 'futures', 'funds'] as const) {
    for (const { answer } of sent[part]) {
      if (answer === undefined) report.unanswered++
      else report.acknowledged[part]++
    }
  }
}

async function judge(url: string, crowd: Crowd, runs: RunTraffic[], report: MixedKillReport) {
  const { problems } = report
  const found = await takeSnapshot(url, crowd.spot)
  problems.push(...auditSnapshot(found, SPOT), ...(await auditRewards(url, crowd.inviter, found)))
  for (const { spot } of runs) problems.push(...auditOrders(spot, found), ...auditCancels(spot, found))
  problems.push(...(await resendAmendments(url, 'spot.place', runs.at(-1)!.spot.amendments)))
  problems.push(...(await resendOrders(url, runs.at(-1)!.spot, found)))
  await resendContractsAndFunds(url, runs.at(-1)!, problems)
  for (const { headers } of crowd.futures)
    report.positions += await judgePositions(
      url,
      headers,
      runs.map(({ futures }) => futures),
      problems,
    )
  for (const { headers } of crowd.funds) await judgeFunds(url, headers, FUNDS, problems)
  problems.push(...auditSnapshot(await takeSnapshot(url, crowd.spot), SPOT))
}

async function resendContractsAndFunds(url: string, { futures, funds }: RunTraffic, problems: string[]) {
  await resendFutures(url, futures, problems)
  await resendFunds(url, funds, problems)
}

/** Returns the positions of members as text, without the fields that depend on the mark price. */
async function held(url: string, members: Member[]): Promise<string> {
  return (await positionsOf(url, members))
    .map(({ symbol, side, quantity, entry_price, leverage, realized_pnl }) =>
      [symbol, side, quantity, entry_price, leverage, realized_pnl].join(' '),
    )
    .join('\n')
}

async function positionsOf(url: string, members: Member[]) {
  const all = members.map(async ({ headers }) => {
    const { data } = await call(url, 'futures.positions', {}, headers)
    if (!('account' in data)) throw new Error('a page of closed positions was not asked for')
    return data.list
  })
  return (await Promise.all(all)).flat()
}
