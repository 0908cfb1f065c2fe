import { addDays, dayNumber, divRound, fromUnits, type Rounding, toUnits } from '@bourselet/sdk/money'
import { type Job, startJob } from '../clock/job.ts'
import type { Reader, Tx } from '../database/transaction.ts'
import type { ServerExchange, TxExchange } from '../exchange/exchange.ts'
import type { Posting } from '../ledger/posting.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type Lot, type Offer, type Position, termTables } from './term-tables.ts'

const DAY_MS = 86_400_000
/** Income of a date is booked at 00:10 UTC of that date. */
const BOOKING_MS = 10 * 60_000
/** Decimals of a daily rate. */
const RATE_SCALE = 18
/** Positions in one transaction; it limits the time for which other writers of their wallets wait. */
const BATCH = 200

/** The rules that differ between wealth, savings, AI orders and loans. */
export interface TermRules {
  /** Prefix of the tables, and the name in the operator's log. */
  name: string
  /** First letter of the order numbers. */
  letter: string
  /** Rounding of a day's income of one lot: down for income, up for interest that a member owes. */
  rounding: Rounding
  /** Returns the income of a position on a date; default: each lot times the daily rate. */
  income?(position: Position, lots: readonly Lot[], date: string): bigint
  /** Returns the booking of added principal. */
  open(position: Position, amount: bigint): Posting
  /** Returns the booking of a day's income; null if the income only accrues. */
  pay(position: Position, date: string, amount: bigint): Posting | null
  /** Returns the booking at maturity; null if the position waits as `due` for the member's decision. */
  mature(position: Position): Posting | null
  /** Returns the booking of an early redemption; null if the offer does not allow it. */
  redeem(position: Position): Posting | null
}

/** A product with offers, positions and daily income. */
export interface TermProduct {
  offers(reader: Reader): Promise<Offer[]>
  /** Adds an offer; for seeds and sandbox controls. */
  addOffer(tx: Tx, offer: Omit<Offer, 'id'>): Promise<number>
  /** Opens a position. Refuses PRODUCT_CLOSED, INVEST_BELOW_MIN, INVEST_ABOVE_MAX, COPIES_SOLD_OUT. */
  subscribe(tx: Tx, memberId: number, offerId: number, amount: bigint): Promise<Position>
  /**
   * Adds a lot. Refuses ORDER_NOT_FOUND, ORDER_NOT_RUNNING, APPEND_NOT_ALLOWED, PRODUCT_CLOSED,
   * INVEST_ABOVE_MAX.
   */
  append(tx: Tx, memberId: number, orderNo: string, amount: bigint): Promise<Position>
  /** Ends a position early. Refuses ORDER_NOT_FOUND, ORDER_NOT_RUNNING, REDEEM_NOT_ALLOWED. */
  redeem(tx: Tx, memberId: number, orderNo: string): Promise<Position>
  /** Returns the time of the next booking; Infinity without an open position. */
  nextBooking(): Promise<number>
  /** Books every due date of every open position, date by date. */
  bookDue(now: number): Promise<void>
  /**
   * Starts the job that books due dates: each date once and in order, also after downtime or a clock jump.
   */
  start(): Job
}

export type TermParts = TxExchange & Pick<ServerExchange, 'database'>

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const bookingTime = (date: string) => dayNumber(date) * DAY_MS + BOOKING_MS
/** Returns the last date whose booking time has come. */
const lastDueDate = (now: number) => dateOf(now - BOOKING_MS)

/** Returns the date of the last income and of the maturity; null for an offer without a term. */
export function maturityDate({ start_date, term_days }: Position): string | null {
  return term_days === null ? null : addDays(start_date, term_days)
}

/**
 * Returns the income of a date: the sum of each earlier lot times the daily rate, each rounded. A lot earns
 * nothing on the date of its purchase.
 */
export function lotIncome(
  position: Position,
  lots: readonly Lot[],
  date: string,
  rounding: Rounding,
): bigint {
  const rate = toUnits(position.daily_rate, RATE_SCALE)
  return lots
    .filter((lot) => lot.date < date)
    .reduce((sum, { amount }) => sum + divRound(amount * rate, 10n ** BigInt(RATE_SCALE), rounding), 0n)
}

/** Opens a product on its tables. */
export function openTermProduct(parts: TermParts, rules: TermRules): TermProduct {
  const { clock, database, ledger, sequences, orderNo, log } = parts
  const tables = termTables(rules.name)
  const today = () => dateOf(clock.now())

  /** Locks the offer, which also serializes the checks of a member's limit. */
  const lockOffer = async (tx: Tx, id: number): Promise<Offer> => {
    const rows = tables.reader(tx).selectFrom(tables.offers).selectAll().where('id', '=', id).forUpdate()
    const offer = await rows.executeTakeFirst()
    if (!offer?.on_sale) throw new Refusal('PRODUCT_CLOSED')
    return offer
  }
  const refuseAboveMax = async (tx: Tx, memberId: number, offer: Offer, amount: bigint) => {
    const { held } = await tables
      .reader(tx)
      .selectFrom(tables.positions)
      .select(({ fn }) => fn.sum<bigint | null>('principal').as('held'))
      .where('member_id', '=', memberId)
      .where('offer_id', '=', offer.id)
      .where('status', 'in', ['running', 'due'])
      .executeTakeFirstOrThrow()
    if (BigInt(held ?? 0n) + amount > offer.max_amount)
      throw new Refusal('INVEST_ABOVE_MAX', { field: 'amount', params: { max: fromUnits(offer.max_amount) } })
  }
  const lotsOf = (tx: Tx, positionId: number): Promise<Lot[]> => {
    const lots = tables.reader(tx).selectFrom(tables.lots).selectAll()
    return lots.where('position_id', '=', positionId).orderBy('number').execute()
  }
  const update = async (tx: Tx, position: Position, change: Partial<Position>): Promise<Position> => {
    await tables.reader(tx).updateTable(tables.positions).set(change).where('id', '=', position.id).execute()
    return { ...position, ...change }
  }
  /** Locks a member's running position and books its due dates, so that a late job changes no amount. */
  const lockRunning = async (tx: Tx, memberId: number, order_no: string): Promise<Position> => {
    const position = await tables
      .reader(tx)
      .selectFrom(tables.positions)
      .selectAll()
      .where('order_no', '=', order_no)
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
    if (!position) throw new Refusal('ORDER_NOT_FOUND', { field: 'order_no' })
    let current = position
    const until = lastDueDate(clock.now())
    while (isOpen(current) && current.booked_date < until)
      current = await bookDate(tx, current, addDays(current.booked_date, 1))
    if (current.status !== 'running') throw new Refusal('ORDER_NOT_RUNNING', { field: 'order_no' })
    return current
  }
  const bookDate = async (tx: Tx, position: Position, date: string): Promise<Position> => {
    const lots = await lotsOf(tx, position.id)
    const income = rules.income?.(position, lots, date) ?? lotIncome(position, lots, date, rules.rounding)
    const row = { position_id: position.id, date, principal: position.principal, amount: income }
    await tables
      .reader(tx)
      .insertInto(tables.incomes)
      .values({ ...row, created_at: clock.now() })
      .execute()
    const booked = { ...position, booked_date: date, accrued: position.accrued + income }
    const paid = income === 0n ? null : rules.pay(booked, date, income)
    const isMature = position.status === 'running' && date === maturityDate(position)
    const returned = isMature ? rules.mature(booked) : null
    await ledger.postMany(
      tx,
      [paid, returned].filter((posting) => posting !== null),
    )
    const end = returned ? ({ status: 'completed', ended_at: clock.now() } as const) : {}
    return update(tx, position, {
      booked_date: date,
      accrued: booked.accrued,
      ...(isMature ? { status: 'due' as const } : {}),
      ...end,
    })
  }
  const firstUnbooked = async (): Promise<string | null> => {
    const { last } = await tables
      .reader(database.jobs.db)
      .selectFrom(tables.positions)
      .select(({ fn }) => fn.min<string | null>('booked_date').as('last'))
      .where('status', 'in', ['running', 'due'])
      .executeTakeFirstOrThrow()
    return last === null ? null : addDays(last, 1)
  }
  /** Books one date of a batch of positions; returns false when none is left. */
  const bookBatch = (date: string) =>
    database.jobs.transaction(async (tx) => {
      const batch = await tables
        .reader(tx)
        .selectFrom(tables.positions)
        .selectAll()
        .where('status', 'in', ['running', 'due'])
        .where('booked_date', '<', date)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .execute()
      for (const position of batch) await bookDate(tx, position, date)
      return batch.length > 0
    })
  const nextBooking = async () => {
    const date = await firstUnbooked()
    return date === null ? Number.POSITIVE_INFINITY : bookingTime(date)
  }
  const bookDue = async (now: number) => {
    const until = lastDueDate(now)
    for (let date = await firstUnbooked(); date !== null && date <= until; date = await firstUnbooked())
      while (await bookBatch(date));
  }

  return {
    nextBooking,
    bookDue,
    start: () => startJob(clock, { name: rules.name, log, due: nextBooking, run: bookDue }),
    offers: (reader) => tables.reader(reader).selectFrom(tables.offers).selectAll().orderBy('id').execute(),
    async addOffer(tx, offer) {
      const id = sequences.next(tables.offers)
      await tables
        .reader(tx)
        .insertInto(tables.offers)
        .values({ id, ...offer })
        .execute()
      return id
    },
    async subscribe(tx, memberId, offerId, amount) {
      const offer = await lockOffer(tx, offerId)
      if (amount < offer.min_amount)
        throw new Refusal('INVEST_BELOW_MIN', {
          field: 'amount',
          params: { min: fromUnits(offer.min_amount) },
        })
      await refuseAboveMax(tx, memberId, offer, amount)
      if (offer.copies_left === 0) throw new Refusal('COPIES_SOLD_OUT', { params: { left: 0 } })
      const [id, now, date] = [sequences.next(tables.positions), clock.now(), today()]
      const { coin, term_days, daily_rate } = offer
      const position: Position = {
        ...{ id, order_no: orderNo(rules.letter, now, id), member_id: memberId, offer_id: offerId },
        ...{ coin, term_days, daily_rate, principal: amount, accrued: 0n },
        ...{ start_date: date, booked_date: date, status: 'running', created_at: now, ended_at: null },
      }
      const writer = tables.reader(tx)
      await writer.insertInto(tables.positions).values(position).execute()
      await writer.insertInto(tables.lots).values({ position_id: id, number: 1, date, amount }).execute()
      if (offer.copies_left !== null) {
        const left = { copies_left: offer.copies_left - 1 }
        await writer.updateTable(tables.offers).set(left).where('id', '=', offerId).execute()
      }
      await ledger.post(tx, rules.open(position, amount))
      return position
    },
    async append(tx, memberId, order_no, amount) {
      const position = await lockRunning(tx, memberId, order_no)
      const end = maturityDate(position)
      if (end !== null && today() >= end) throw new Refusal('APPEND_NOT_ALLOWED', { field: 'order_no' })
      const offer = await lockOffer(tx, position.offer_id)
      await refuseAboveMax(tx, memberId, offer, amount)
      const number = (await lotsOf(tx, position.id)).length + 1
      const lot = { position_id: position.id, number, date: today(), amount }
      await tables.reader(tx).insertInto(tables.lots).values(lot).execute()
      await ledger.post(tx, rules.open(position, amount))
      return update(tx, position, { principal: position.principal + amount })
    },
    async redeem(tx, memberId, order_no) {
      const position = await lockRunning(tx, memberId, order_no)
      const posting = rules.redeem(position)
      if (!posting) throw new Refusal('REDEEM_NOT_ALLOWED', { field: 'order_no' })
      await ledger.post(tx, posting)
      return update(tx, position, { status: 'redeemed', ended_at: clock.now() })
    },
  }
}

const isOpen = ({ status }: Position) => status === 'running' || status === 'due'
