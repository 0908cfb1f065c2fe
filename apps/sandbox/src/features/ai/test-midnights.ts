import { DAY_MS, toUnits } from '@bourselet/sdk/money'
import type { ControllableClock } from '../../clock/clock.ts'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { seededRandom } from '../../clock/random.ts'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../database/test-database.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { orderNumbers } from '../../exchange/order-numbers.ts'
import { depositPosting } from '../../ledger/deposit-posting.ts'
import { isolatedChangeMigration, ledgerMigration } from '../../ledger/ledger.migration.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { createMember } from '../../members/create-member.ts'
import { membersMigration } from '../../members/members.migration.ts'
import { pepperOf } from '../../members/pepper.ts'
import { notifiesMigration } from '../../notifies/notifies.migration.ts'
import { indexMigration } from '../../prices/index-board.migration.ts'
import { openIndexBoard } from '../../prices/index-board.ts'
import { productsMigration } from '../../products/products.migration.ts'
import { aiMigration } from './ai.migration.ts'
import type { AiPlans } from './ai-plans.ts'

/** Time at which the clock of these tests starts: 2026-01-01, 12:00 UTC. */
const START = Date.UTC(2026, 0, 1, 12)

/**
 * AI plans with a database and an index of their own, but without a server, for tests of what happens at
 * midnight.
 */
export interface Midnights {
  exchange: ServerExchange
  clock: ControllableClock
  database: Database
  memberId: number
  /** Publishes an index price of BTCUSDT, given in cents. */
  publish(cents: number): Promise<void>
  /** Moves the clock to `ms` milliseconds after midnight UTC, `day` days after the current day (default 0). */
  moveTo(time: { day?: number; ms: number }): Promise<void>
}

export async function midnights(): Promise<Midnights> {
  const tables = [
    ledgerMigration,
    isolatedChangeMigration,
    membersMigration,
    notifiesMigration,
    productsMigration,
    indexMigration,
    aiMigration,
  ]
  const database = await testDatabase(tables)
  const clock = controllableClock({ start: START })
  const { sequences } = database
  const ledger = openLedger({ clock, sequences })
  const index = openIndexBoard({ clock, database })
  const exchange = {
    ...{ clock, database, sequences, ledger, index, orderNo: orderNumbers(pepperOf('test')) },
    ...{ log: () => {}, stream: { toMember: () => {} } },
  } as unknown as ServerExchange
  const memberId = await database.transaction(async (tx) => {
    const id = await createMember(tx, sequences, seededRandom('greedy'), {
      ...{ address: { email: 'greedy@example.com' }, passwordHash: '!', inviterId: null, lang: 'en' },
      now: clock.now(),
    })
    await ledger.post(tx, depositPosting(id!, 'greedy', { USDT: '1000000' }))
    return id!
  })
  return {
    ...{ exchange, clock, database, memberId },
    publish: (cents) => index.publish(new Map([['BTCUSDT', cents]])),
    moveTo: ({ day = 0, ms }) => {
      const midnight = Math.floor(clock.now() / DAY_MS) * DAY_MS
      return clock.advance(midnight + day * DAY_MS + ms - clock.now())
    },
  }
}

/** Returns the offer of a one-day plan whose daily rate is distributed evenly over [-1 %, 1 %]. */
export function evenPlan(): Parameters<AiPlans['addOffer']>[1] {
  const terms = { min_rate: '-0.01', max_rate: '0.01', fee_rate: '0', cycle_days: 1, loops: 1, max_loops: 9 }
  return {
    ...{ kind: 'ai', name: 'Even', coin: 'USDT', term_days: 1, terms: { ...terms, risk: 'high' } },
    ...{ min_amount: toUnits('1'), max_amount: toUnits('1000000'), step: 1n },
    ...{ copy_price: null, total_copies: null, sold_copies: 0 },
    ...{ presale_at: null, sale_at: 0, end_at: null, append_allowed: false, early_redeem: true },
  }
}
