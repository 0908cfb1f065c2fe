import { toUnits } from '@bourselet/sdk/money'
import type { ControllableClock } from '../../clock/clock.ts'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { seededRandom } from '../../clock/random.ts'
import { testDatabase } from '../../database/test-database.ts'
import { orderNumbers } from '../../exchange/order-numbers.ts'
import { depositPosting } from '../../ledger/deposit-posting.ts'
import { ledgerMigration } from '../../ledger/ledger.migration.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { createMember } from '../../members/create-member.ts'
import { membersMigration } from '../../members/members.migration.ts'
import { pepperOf } from '../../members/pepper.ts'
import { notifiesMigration } from '../../notifies/notifies.migration.ts'
import { productsMigration } from '../../products/products.migration.ts'
import type { TermParts } from '../../products/term-rules.ts'
import { failingDatabase } from '../../products/test-pledge.ts'
import { diceOf } from '../leverage/dice.ts'
import type { Difference, FinanceProduct } from './finance-product.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.UTC(2026, 0, 1)
const FUNDS = { USDT: '10000000', BTC: '10000000' }
const MEMBERS = 4

export interface FinanceRun {
  seed: string
  days: number
  products: FinanceProduct[]
}

interface Outcome {
  /** The differences of the first check that found any. */
  differences: Difference[]
  /** Number of actions by their name and refusal. */
  tally: Record<string, number>
  days: number
}

/**
 * Runs random members, restarts, failed jobs and clock jumps, and compares the sandbox with the models after
 * each step. Ends at the first difference; an error of the sandbox counts as one.
 */
export async function runFinance({ seed, days, products }: FinanceRun): Promise<Outcome> {
  const dice = diceOf(seed)
  const clock = controllableClock({ start: START })
  const database = await testDatabase([
    ledgerMigration,
    membersMigration,
    notifiesMigration,
    productsMigration,
  ])
  const { sequences } = database
  const ledger = openLedger({ clock, sequences })
  const parts = (of = database) =>
    ({
      ...{ clock, database: of, sequences, ledger, orderNo: orderNumbers(pepperOf('test')), log() {} },
      stream: { toMember() {} },
    }) as unknown as TermParts
  const openAll = (of = database) => {
    for (const product of products) product.open(parts(of))
  }
  const members: number[] = []
  openAll()
  await database.transaction(async (tx) => {
    for (let n = 0; n < MEMBERS; n++) {
      const address = { email: `${seed.replaceAll(' ', '-')}-${n}@example.com` }
      const id = await createMember(tx, sequences, seededRandom(`${seed} ${n}`), {
        ...{ address, passwordHash: '!', inviterId: null, lang: 'en', now: START },
      })
      await ledger.post(tx, depositPosting(id!, `funds-${n}`, FUNDS))
      members.push(id!)
    }
    for (const product of products) await product.seed(tx, START)
  })
  const tally: Record<string, number> = {}
  const differences: Difference[] = []
  const act = async () => {
    const product = products[dice.below(products.length)]!
    const { action, actual, expected } = await product.act(dice, members)
    const name = `${product.name} ${action} ${actual ?? 'done'}`
    tally[name] = (tally[name] ?? 0) + 1
    if (actual !== expected)
      differences.push({ what: `answer to ${product.name} ${action}`, expected, actual })
  }
  const runJobs = async () => {
    const now = clock.now()
    if (dice.chance(20)) {
      // A process that dies in the middle of its bookings; the next one repeats them.
      openAll(failingDatabase(database, dice.below(3), dice.chance(50)))
      for (const product of products) await product.runJobs(now).catch(refuseOther)
      openAll()
    }
    for (const product of products) {
      await product.runJobs(now)
      product.runModel(now)
    }
  }
  const step = async () => {
    for (let n = dice.below(6); n > 0; n--) await act()
    await clock.advance(waitOf(dice, clock))
    for (let n = dice.below(3); n > 0; n--) await act()
    await runJobs()
    for (const product of products) differences.push(...(await product.differences(database.db)))
    differences.push(...(await holdings()))
  }
  const holdings = async (): Promise<Difference[]> => {
    const [spot, locked] = [new Map<string, bigint>(), new Map<string, bigint>()]
    for (const product of products) product.addHoldings(spot, locked)
    const found: Difference[] = []
    for (const member of members) {
      const rows = await ledger.wallet(database.db, member)
      for (const [coin, funds] of Object.entries(FUNDS)) {
        const held = (wallet: string, bucket: string) =>
          rows.find((row) => row.wallet === wallet && row.bucket === bucket && row.coin === coin)?.amount ??
          0n
        const key = `${member} ${coin}`
        const pairs = [
          ['spot', toUnits(funds) + (spot.get(key) ?? 0n), held('spot', 'available')],
          ['finance', locked.get(key) ?? 0n, held('finance', 'locked')],
        ] as const
        for (const [wallet, expected, actual] of pairs)
          if (expected !== actual) found.push({ what: `${wallet} of ${key}`, expected, actual })
      }
    }
    const trial = await ledger.trialBalance(database.db)
    return trial.ok ? found : [...found, { what: 'trial balance', expected: [], actual: trial.differences }]
  }
  const end = START + days * DAY
  try {
    while (differences.length === 0 && clock.now() < end) await step()
  } catch (error) {
    differences.push({ what: 'an error of the sandbox', expected: 'none', actual: String(error) })
  }
  return { differences, tally, days: Math.round((clock.now() - START) / DAY) }
}

const refuseOther = (error: unknown) => {
  if (!String(error).includes('process died')) throw error
}

/** Returns a wait: to just before, at or after a booking or midnight, some hours, or a jump of days. */
function waitOf(dice: ReturnType<typeof diceOf>, clock: ControllableClock): number {
  const midnight = DAY - (clock.now() % DAY)
  const wait = dice.pick([
    midnight - MINUTE,
    midnight,
    midnight + 5 * MINUTE,
    midnight + 10 * MINUTE,
    midnight + dice.below(DAY),
    midnight + dice.below(DAY),
    dice.below(DAY),
    dice.below(8 * DAY),
  ])
  return Math.max(wait, 1)
}
