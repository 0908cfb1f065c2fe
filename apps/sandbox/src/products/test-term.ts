import { toUnits } from '@bourselet/sdk/money'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { ControllableClock } from '../clock/clock.ts'
import { controllableClock } from '../clock/controllable-clock.ts'
import { startJob } from '../clock/job.ts'
import { seededRandom } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { testDatabase } from '../database/test-database.ts'
import { orderNumbers } from '../exchange/order-numbers.ts'
import { depositPosting } from '../ledger/deposit-posting.ts'
import { isolatedChangeMigration, ledgerMigration } from '../ledger/ledger.migration.ts'
import { openLedger } from '../ledger/ledger.ts'
import { createMember } from '../members/create-member.ts'
import { membersMigration } from '../members/members.migration.ts'
import { pepperOf } from '../members/pepper.ts'
import { notifiesMigration } from '../notifies/notifies.migration.ts'
import { bookingIndexMigration, type Position, productsMigration } from './products.migration.ts'
import { openTermProduct } from './term-product.ts'
import type { TermParts, TermProduct, TermRules } from './term-rules.ts'
import { type PledgeTerms, pledgeRules } from './test-pledge.ts'

/** Start time of the tests: 2026-01-01, 12:00 UTC. */
export const START = Date.UTC(2026, 0, 1, 12)
export const usdt = (text: string) => toUnits(text)

export let database: Database
export let clock: ControllableClock
export let memberId = 0
let made = 0
export const published: object[] = []

/**
 * Opens the test product on the test database, as a newly started process does. `parts` and `rules` replace the default
 * parts and rules.
 */
export function openPledge(
  parts: Partial<TermParts> = {},
  rules: Partial<TermRules<PledgeTerms>> = {},
): TermProduct<PledgeTerms> {
  const { sequences } = database
  return openTermProduct(
    {
      clock,
      database,
      sequences,
      ledger: openLedger({ clock, sequences }),
      orderNo: orderNumbers(pepperOf('test')),
      stream: { toMember: (_: number, events: object[]) => published.push(...events) },
      ...parts,
    } as unknown as TermParts,
    { ...pledgeRules, ...rules },
  )
}

/** Starts the job of the daily booking of the test product. */
export const startPledge = () => startJob({ clock, log: () => {} }, openPledge().job)

export const offer = {
  kind: 'pledge' as const,
  name: 'USDT 7D',
  coin: 'USDT',
  term_days: 7 as number | null,
  terms: { daily_rate: '0.0035' } as PledgeTerms,
  min_amount: usdt('100'),
  max_amount: usdt('50000'),
  step: 1n,
  copy_price: null as bigint | null,
  total_copies: null as number | null,
  sold_copies: 0,
  presale_at: null as number | null,
  sale_at: 0,
  end_at: null as number | null,
  append_allowed: true,
  early_redeem: true,
}
export const addOffer = (change: Partial<typeof offer> = {}) =>
  database.transaction((tx) => openPledge().addOffer(tx, { ...offer, ...change }))
export const rated = (daily_rate: string) => ({ terms: { daily_rate } })
export const opens = async (id: number, units: bigint, by = memberId, product = openPledge()) =>
  database.transaction(async (tx) => {
    const locked = await product.lockOffer(tx, id, 'id')
    await product.checkAmount(tx, by, locked, units)
    return product.open(tx, by, locked, units)
  })
export const subscribe = (id: number, amount: string, by?: number) => opens(id, usdt(amount), by)
export const append = ({ order_no }: Position, amount: string) =>
  database.transaction((tx) => openPledge().append(tx, memberId, order_no, usdt(amount)))
export const redeem = ({ order_no }: Position, by = memberId, amount?: bigint) =>
  database.transaction((tx) => openPledge().redeem(tx, by, order_no, amount))
export const positionOf = ({ id }: Position) =>
  database.db.selectFrom('term_positions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
export const incomesOf = ({ id }: Position) =>
  database.db
    .selectFrom('term_incomes')
    .select(['date', 'amount'])
    .where('position_id', '=', id)
    .orderBy('date')
    .execute()
export const balance = async (bucket: string) => {
  const rows = await openLedger({ clock, sequences: database.sequences }).wallet(database.db, memberId)
  return rows.filter((row) => row.bucket === bucket).reduce((sum, { amount }) => sum + amount, 0n)
}
export const newMember = () =>
  database.transaction(async (tx) => {
    const { sequences } = database
    const id = await createMember(tx, sequences, seededRandom(`member ${++made}`), {
      ...{ address: { email: `m${made}@example.com` }, passwordHash: '!', inviterId: null, lang: 'en' },
      now: clock.now(),
    })
    const money = depositPosting(id!, `m-${id}`, { USDT: '100000' })
    await openLedger({ clock, sequences }).post(tx, money)
    return id!
  })

/**
 * Registers the hooks for a test file about term products. The module cannot register them when it loads, because it
 * loads only once for all test files of a process.
 */
export function termHooks(): void {
  beforeAll(async () => {
    database = await testDatabase([
      ledgerMigration,
      isolatedChangeMigration,
      membersMigration,
      notifiesMigration,
      productsMigration,
      bookingIndexMigration,
    ])
  })
  beforeEach(() => restartClock())
}

export const refusal = (error: string) => expect.objectContaining({ error })

/** Replaces the clock with one that starts at the given time, and the member with a new one. */
export async function restartClock(start = START): Promise<void> {
  clock = controllableClock({ start })
  memberId = await newMember()
}
