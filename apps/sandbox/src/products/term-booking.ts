import { addDays, DAY_MS, dayNumber, fromUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../database/transaction.ts'
import { availableBucket } from '../ledger/posting.ts'
import { publishNotifies } from '../notifies/write-notifies.ts'
import { publishRecord } from '../realtime/publish-record.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Lot, Position, TermKind } from './products.migration.ts'
import { incomePosting, releasePosting } from './term-postings.ts'
import type { DayIncome, TermParts, TermRules } from './term-rules.ts'

/** Time of the daily booking, in ms after midnight UTC. */
const BOOKING_MS = 10 * 60_000
/**
 * Number of positions that are booked in one transaction. It limits how long other transactions wait for the wallets.
 */
const BATCH = 200

export const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const bookingTime = (date: string) => dayNumber(date) * DAY_MS + BOOKING_MS
/** Returns the latest date whose daily booking is due. */
export const lastDueDate = (now: number) => dateOf(now - BOOKING_MS)

/** Returns the date on which a position matures and its last income is booked; null for a position without a term. */
export function maturityDate({ start_date, term_days }: Position): string | null {
  return term_days === null ? null : addDays(start_date, term_days)
}

/** Returns the lots of a position (one for each date on which money was added), oldest first. */
export function lotsOf(reader: Reader, positionId: number): Promise<Lot[]> {
  const lots = reader.selectFrom('term_lots').selectAll().where('position_id', '=', positionId)
  return lots.orderBy('number').execute()
}

const runningOf = (reader: Reader, kind: TermKind) =>
  reader.selectFrom('term_positions').where('status', '=', 'running').where('kind', '=', kind)

/**
 * Returns the earliest `booked_date` of the running positions of the given kinds; null if no position is running. Each
 * kind is read separately, because the index gives the earliest date of one kind only.
 */
export async function firstBookedDate(reader: Reader, kinds: readonly TermKind[]): Promise<string | null> {
  let first: string | null = null
  for (const kind of kinds) {
    const row = await runningOf(reader, kind)
      .select('booked_date')
      .orderBy('booked_date')
      .limit(1)
      .executeTakeFirst()
    if (row && (first === null || row.booked_date < first)) first = row.booked_date
  }
  return first
}

/**
 * Locks and returns the next positions of a kind whose daily bookings have not yet reached a date. Positions with the
 * earliest booked date come first.
 */
export function unbookedPositions(tx: Reader, kind: TermKind, date: string): Promise<Position[]> {
  return runningOf(tx, kind)
    .selectAll()
    .where('booked_date', '<', date)
    .orderBy('booked_date')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute()
}

/**
 * Creates the functions of the daily booking. Before any other change, a position gets the bookings of all
 * dates that are due.
 */
export function openTermBooking<Terms>(parts: TermParts, rules: TermRules<Terms>) {
  const { clock, database, ledger, sequences } = parts
  const { changes } = rules

  const expectedOf = (position: Position<Terms>, lots: readonly Lot[]) => {
    const estimate = position.status === 'running' ? rules.estimate(position, lots) : null
    return estimate === null ? 0n : estimate - position.accrued
  }
  const update = async (tx: Tx, position: Position<Terms>, change: Partial<Position<Terms>>) => {
    await tx.updateTable('term_positions').set(change).where('id', '=', position.id).execute()
    return { ...position, ...change }
  }
  /** Ends a position and sends the message about it. */
  const end = async (tx: Tx, position: Position<Terms>, status: 'completed' | 'redeemed', paid: bigint) => {
    const { member_id, order_no, coin } = position
    const ended = { status, expected: 0n, paid_back: paid, ended_at: clock.now() }
    await publishNotifies(parts, tx, [
      {
        ...{ memberId: member_id, type: 'finance', refType: rules.record, refNo: order_no },
        name: status === 'completed' ? (rules.completed ?? 'INVESTMENT_COMPLETED') : 'INVESTMENT_REDEEMED',
        params: { order_no, coin, paid_back: fromUnits(paid), income: fromUnits(position.accrued) },
      },
    ])
    return update(tx, position, ended)
  }
  const publish = (tx: Tx, position: Position<Terms>) => publishRecord(parts, tx, rules.record, position)

  /**
   * Locks a running position of a member. If the job of the daily booking is late, books the missing dates up to
   * `until`, so that the delay changes no result. Throws ORDER_NOT_FOUND or ORDER_NOT_RUNNING.
   */
  const lockRunning = async (tx: Tx, memberId: number, order_no: string, until: string) => {
    const position = await tx
      .selectFrom('term_positions')
      .selectAll()
      .where('order_no', '=', order_no)
      .where('member_id', '=', memberId)
      .where('kind', 'in', rules.kinds)
      .forUpdate()
      .executeTakeFirst()
    if (!position) throw new Refusal('ORDER_NOT_FOUND', { field: 'order_no' })
    let current = position as Position<Terms>
    if (current.status === 'running' && current.booked_date < until) await lockWallets(tx, [current])
    while (current.status === 'running' && current.booked_date < until)
      current = await bookDate(tx, current, addDays(current.booked_date, 1))
    if (current.status !== 'running') throw new Refusal('ORDER_NOT_RUNNING', { field: 'order_no' })
    return current
  }
  /**
   * Locks the wallets of positions before the first booking. Every booking also locks a system account, and wallets
   * must be locked before system accounts to avoid deadlocks.
   */
  const lockWallets = async (tx: Tx, positions: readonly Position[]) => {
    const wallets = positions.flatMap(({ member_id, coin }) =>
      (['spot', 'finance'] as const).map((wallet) => availableBucket(member_id, wallet, coin)),
    )
    if (wallets.length > 0) await ledger.lock(tx, wallets)
  }
  const bookIncome = async (tx: Tx, position: Position<Terms>, income: DayIncome, date: string) => {
    const { id, member_id, order_no, kind, coin } = position
    const { rate, amount, principal = position.principal } = income
    const row = {
      ...{ id: sequences.next('term_incomes'), position_id: id, member_id, order_no, kind, coin },
      ...{ date: income.date ?? date, principal, rate, amount, created_at: clock.now() },
    }
    await tx.insertInto('term_incomes').values(row).execute()
    if (changes.income && amount !== 0n)
      await ledger.post(tx, incomePosting(position, changes.income, amount))
  }
  const bookDate = async (tx: Tx, position: Position<Terms>, date: string): Promise<Position<Terms>> => {
    const lots = await lotsOf(tx, position.id)
    const income = await rules.income(tx, position, lots, date)
    if (income) await bookIncome(tx, position, income, date)
    let booked = { ...position, booked_date: date, accrued: position.accrued + (income?.amount ?? 0n) }
    booked = await update(tx, position, {
      ...{ booked_date: date, accrued: booked.accrued, expected: expectedOf(booked, lots) },
    })
    const maturity = maturityDate(position)
    if (maturity !== null && date >= maturity) {
      const { principal } = position
      const payout = (await rules.maturityPayout?.(tx, booked)) ?? principal
      await ledger.post(tx, releasePosting(position, changes.back, { principal, payout }))
      booked = await end(tx, booked, 'completed', payout)
    }
    if (income || booked.status !== 'running') publish(tx, booked)
    return booked
  }
  const firstUnbooked = async (): Promise<string | null> => {
    const last = await firstBookedDate(database.jobs.db, rules.kinds)
    return last === null ? null : addDays(last, 1)
  }
  /**
   * Books one date for a batch of positions. Returns false if all positions are already booked for this date.
   */
  const bookBatch = (kind: TermKind, date: string) =>
    database.jobs.transaction(async (tx) => {
      const batch = await unbookedPositions(tx, kind, date)
      await lockWallets(tx, batch)
      for (const position of batch) await bookDate(tx, position as Position<Terms>, date)
      return batch.length > 0
    })
  const nextBooking = async () => {
    const date = await firstUnbooked()
    return date === null ? Number.POSITIVE_INFINITY : bookingTime(date)
  }
  const bookDue = async (now: number) => {
    const until = lastDueDate(now)
    for (let date = await firstUnbooked(); date !== null && date <= until; date = await firstUnbooked())
      for (const kind of rules.kinds) while (await bookBatch(kind, date));
  }
  return { expectedOf, update, end, publish, lockRunning, nextBooking, bookDue }
}
