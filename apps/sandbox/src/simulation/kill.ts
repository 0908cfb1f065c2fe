import type { Random } from '../clock/random.ts'
import { seededRandom } from '../clock/random.ts'
import { control } from './api.ts'
import { resendAmendments } from './audit-amendments.ts'
import { auditSnapshot } from './audit-snapshot.ts'
import { auditCancels, auditOrders, resendOrders, resendRegistrations } from './audit-traffic.ts'
import { type Kill, killWhileStarting, type SandboxProcess, startProcess } from './sandbox-process.ts'
import { type Order, type Snapshot, takeSnapshot } from './snapshot.ts'
import { type Member, noTraffic, runTraffic, type Traffic } from './traffic.ts'
import { waitForLoad } from './wait-for-load.ts'

const MEMBERS = 6
const LANES = 3
/** Minimum number of answered orders before a kill, so that every kill happens under load. */
const LEAST_ANSWERED = 25
const DEPOSIT = { USDT: '1000000', BTC: '20', ETH: '100', LTC: '5000' }

export interface KillOptions {
  dataDir: string
  seed: string
  kills: number
  log(line: string): void
}

/** The figures of a run of kills. `problems` is empty if no answered write was lost. */
export interface KillReport {
  problems: string[]
  /** Numbers of orders with and without an answer before a kill. */
  acknowledged: number
  unanswered: number
  /** Number of answered amendments that were accepted. */
  amended: number
  /** Number of orders that waited for a trigger after a kill, by type, summed over all kills. */
  waiting: Record<string, number>
  /** Number of stop orders and OCO stop legs whose trigger was reached, by type. */
  triggered: Record<string, number>
  fills: number
  readyMs: number[]
}

const answered = ({ orders }: Traffic) => orders.filter(({ answer }) => answer !== undefined).length

/**
 * Runs a sandbox under load and kills it at a random moment, sometimes again during the next start. Returns the
 * writes with their answers, and the errors with which clients ended before the kill.
 */
async function live(
  sandbox: SandboxProcess,
  members: Member[],
  { runName, how }: { runName: string; how: Kill },
  options: KillOptions,
  random: Random,
) {
  const traffic = noTraffic()
  await control(sandbox.url, 'bots', { enabled: true })
  const clients = runTraffic({ url: sandbox.url, members, runName, random }, LANES, traffic)
  const afterMs = 250 + random.below(1250)
  const problems = await waitForLoad(clients, afterMs, () => answered(traffic) >= LEAST_ANSWERED)
  await sandbox.kill(how)
  await Promise.allSettled(clients)
  const again = random.below(3) === 0 ? 100 + random.below(1200) : 0
  if (again > 0) await killWhileStarting(options.dataDir, again)
  const restart = again > 0 ? `, the restart after ${again} ms` : ''
  options.log(`${runName}: ${how} killed after ${afterMs} ms${restart}, ${traffic.orders.length} orders sent`)
  return { traffic, problems }
}

/** Checks all invariants after a restart, for the writes of the last run and of all earlier runs. */
async function judge(url: string, members: Member[], runs: Traffic[], report: KillReport) {
  const last = runs.at(-1)!
  const found = await takeSnapshot(url, members)
  count(report.waiting, found, ({ status, trigger_price }) => status === 'pending' && trigger_price !== null)
  const problems = [
    ...auditSnapshot(found, DEPOSIT),
    ...runs.flatMap((traffic) => [...auditOrders(traffic, found), ...auditCancels(traffic, found)]),
    ...(await resendAmendments(url, 'spot.place', last.amendments)),
    ...(await resendOrders(url, last, found)),
    ...(await resendRegistrations(url, last)),
  ]
  const after = await takeSnapshot(url, members)
  report.triggered = {}
  count(report.triggered, after, ({ triggered_at }) => triggered_at !== null)
  report.fills = countFills(after)
  return [...problems, ...auditSnapshot(after, DEPOSIT), ...auditOrders(last, after)]
}

/** Adds the number of orders for which `isCounted` is true to the counts by type. */
function count(counts: Record<string, number>, { orders }: Snapshot, isCounted: (order: Order) => boolean) {
  for (const { type } of [...orders.values()].flat().filter(isCounted)) counts[type] = (counts[type] ?? 0) + 1
}

async function makeMembers(url: string): Promise<Member[]> {
  const make = async (index: number): Promise<Member> => {
    const email = `trader-${index}@example.com`
    const { token } = await control<{ token: string }>(url, 'member', { email, balances: DEPOSIT })
    return { name: `m${index}`, headers: { 'api-token': token } }
  }
  return Promise.all(Array.from({ length: MEMBERS }, (_, index) => make(index)))
}

const countFills = ({ orders }: Snapshot) =>
  [...orders.values()].flat().reduce((count, order) => count + order.fills.length, 0)

/**
 * Kills a sandbox under load repeatedly, and checks after each restart that no answered write is lost and
 * none took effect twice (docs/invariants.md#promises).
 */
export async function runKills(options: KillOptions): Promise<KillReport> {
  const random = seededRandom(options.seed)
  const report: KillReport = {
    problems: [],
    acknowledged: 0,
    unanswered: 0,
    amended: 0,
    waiting: {},
    triggered: {},
    fills: 0,
    readyMs: [],
  }
  const runs: Traffic[] = []
  let sandbox = await startProcess(options.dataDir)
  const members = await makeMembers(sandbox.url)
  for (let kill = 1; kill <= options.kills && report.problems.length === 0; kill++) {
    const runName = `run${kill}`
    const how = kill % 2 === 0 ? 'machine' : 'process'
    const { traffic, problems } = await live(
      sandbox,
      members,
      { runName, how },
      options,
      random.fork(runName),
    )
    runs.push(traffic)
    report.acknowledged += answered(traffic)
    report.unanswered += traffic.orders.length - answered(traffic)
    sandbox = await startProcess(options.dataDir)
    report.readyMs.push(Math.round(sandbox.readyMs))
    report.amended += traffic.amendments.filter(({ answer }) => answer?.code === 1).length
    problems.push(...(await judge(sandbox.url, members, runs, report)))
    report.problems.push(...problems.map((problem) => `${runName}: ${problem}`))
  }
  const code = await sandbox.stop()
  if (code !== 0) report.problems.push(`SIGTERM ended it with ${code}`)
  return report
}
