import { collateralSale, compare, fromUnits, loanPayoff, mul, toUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { inTurns } from '../../clock/turns.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { type CoinTick, coinTick } from './collateral-prices.ts'
import { collect, markDefaulted } from './loan-default.ts'
import { type LoanLimits, limitsAt, storedLimits } from './loan-limits.ts'
import {
  balanceAt,
  bookPayment,
  changeLoan,
  isPaidOut,
  type LoanParts,
  notifyLoan,
  type PaidLoan,
  valuationAt,
} from './loan-state.ts'
import type { LoanRow } from './loans.migration.ts'

/**
 * Checks the collateral of every open loan at each index tick (published price) since the last check, oldest tick
 * first. Sends a margin call when the loan-to-value ratio reaches the margin call limit, and sells the collateral when
 * it reaches the liquidation limit. Each loan stores the prices at which it may reach a limit. The check therefore
 * reads only two kinds of loans: those whose limit prices the ticks have reached, and those whose limit prices must be
 * computed again, after a change of the loan or on each charged day.
 */
export async function checkCollateral(exchange: ServerExchange): Promise<void> {
  const { database, index } = exchange
  const { db } = database.jobs
  const coins = await securedLoans(db)
    .select(({ fn }) => ['collateral_coin', fn.min('changed_at').as('changed_at')])
    .groupBy('collateral_coin')
    .execute()
  if (coins.length === 0) return
  const checked = await db.selectFrom('loan_ticks').selectAll().executeTakeFirstOrThrow()
  const from = Math.max(checked.ts, Math.min(...coins.map(({ changed_at }) => changed_at)))
  const series = index.through(db)
  const newest: Pick<CoinTick, 'id' | 'ts'>[] = []
  for (const coin of coins.map(({ collateral_coin }) => collateral_coin ?? '')) {
    const newestFirst = await series.ticks(`${coin}USDT`, { from, limit: MOST_TICKS })
    const ticks = newestFirst
      .reverse()
      .filter(({ id }) => id > checked.tick_id)
      .flatMap((tick) => coinTick(coin, tick) ?? [])
    const ids = await loansToCheck(db, coin, ticks)
    for (let first = 0; first < ids.length; first += LOANS_PER_BATCH)
      await checkLoans(exchange, ids.slice(first, first + LOANS_PER_BATCH), ticks)
    newest.push(ticks.at(-1) ?? { id: checked.tick_id, ts: checked.ts })
  }
  // New index ticks (published prices) may arrive during this check, so the last checked tick can differ from coin to
  // coin. The smallest id of these ticks is stored. The next check starts after this id, so it skips no tick of any
  // coin.
  const { id: tick_id, ts } = newest.reduce((first, tick) => (tick.id < first.id ? tick : first))
  if (tick_id > checked.tick_id) await db.updateTable('loan_ticks').set({ tick_id, ts }).execute()
}

/** A limit higher than the number of ticks that are ever stored, so that a query returns all of them. */
const MOST_TICKS = 1_000_000
/** Maximum number of loans that are locked together to compute their limit prices. */
const LOANS_PER_BATCH = 200

/** Returns a query of the open loans with collateral. */
const securedLoans = (db: Reader) =>
  db
    .selectFrom('loans')
    .where('collateral_coin', 'is not', null)
    .where('status', 'in', ['repaying', 'overdue'])

/**
 * Returns the ids of the loans with collateral in a coin that must be checked. A loan must be checked in three cases:
 * the ticks have reached one of its limit prices, its limit prices are unknown, or they are no longer valid at the last
 * tick.
 */
async function loansToCheck(db: Reader, coin: string, ticks: readonly CoinTick[]): Promise<number[]> {
  const [first] = ticks
  const last = ticks.at(-1)
  if (!first || !last) return []
  let [low, high] = [first.units, first.units]
  for (const { units } of ticks) {
    if (units < low) low = units
    if (units > high) high = units
  }
  const rows = await securedLoans(db)
    .select('id')
    .where('collateral_coin', '=', coin)
    .where((loan) =>
      loan.or([
        loan('limits_until', 'is', null),
        loan('limits_until', '<', last.ts),
        loan('limit_below', '>=', low),
        loan('limit_above', '<=', high),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Checks loans at index ticks. The loans stay locked while their limit prices are computed and stored, so no member can
 * change a loan between these two steps. Each loan that has reached a limit is then changed in a transaction of its
 * own.
 */
async function checkLoans(
  exchange: ServerExchange,
  ids: number[],
  ticks: readonly CoinTick[],
): Promise<void> {
  const reached = await exchange.database.jobs.transaction(async (tx) => {
    const loans = await securedLoans(tx)
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    const { reached, limits } = await inTurns(compareLoans(loans, ticks))
    await storeLimits(tx, limits)
    return reached
  })
  for (const loan of reached) await applyTicks(exchange, loan, ticks)
}

/** Returns the loans that have reached a limit at one of the ticks, and the new limit prices of the other loans. */
function* compareLoans(loans: readonly LoanRow[], ticks: readonly CoinTick[]) {
  const reached: LoanRow[] = []
  const limits = new Map<number, LoanLimits>()
  for (const loan of loans) {
    const found = firstAtLimit(loan, ticks)
    if (found.at !== -1) reached.push(loan)
    else if (found.limits && found.limits.until !== loan.limits_until) limits.set(loan.id, found.limits)
    yield
  }
  return { reached, limits }
}

async function storeLimits(tx: Tx, limits: ReadonlyMap<number, LoanLimits>): Promise<void> {
  const rows = [...limits.values()]
  if (rows.length === 0) return
  await sql`
    UPDATE loans SET limits_until = new.until, limit_below = new.below, limit_above = new.above
    FROM unnest(${[...limits.keys()]}::int8[], ${rows.map(({ until }) => until)}::int8[],
      ${rows.map(({ below }) => below)}::numeric[], ${rows.map(({ above }) => above)}::numeric[])
      AS new (id, until, below, above)
    WHERE loans.id = new.id`.execute(tx)
}

/**
 * Returns the index of the first tick at which a loan reaches a limit, or -1 if there is none. Also returns the limit
 * prices that are valid at the last compared tick.
 */
function firstAtLimit(loan: LoanRow, ticks: readonly CoinTick[]): { at: number; limits: LoanLimits | null } {
  let limits = storedLimits(loan)
  for (const [at, tick] of ticks.entries()) {
    if (tick.ts < loan.changed_at) continue
    if (limits === null || tick.ts > limits.until) limits = limitsAt(loan, tick.ts)
    if (limits === null) break
    const { below, above } = limits
    if (tick.units > below && (above === null || tick.units < above)) continue
    if (isAtLimit(loan, tick)) return { at, limits }
  }
  return { at: -1, limits }
}

/** Applies the ticks at which a loan reaches a limit, each in a transaction of its own. */
async function applyTicks(
  exchange: ServerExchange,
  loan: LoanRow,
  ticks: readonly CoinTick[],
): Promise<void> {
  let current = loan
  let rest = ticks
  for (;;) {
    const { at } = firstAtLimit(current, rest)
    const tick = rest[at]
    if (!tick) return
    current = await exchange.database.jobs.transaction(async (tx) => {
      const rows = tx.selectFrom('loans').selectAll().where('id', '=', loan.id)
      return applyTick(exchange, tx, await rows.forUpdate().executeTakeFirstOrThrow(), tick)
    })
    rest = rest.slice(at + 1)
  }
}

/**
 * Returns true if the price of a tick requires a margin call or a sale, or if the loan-to-value ratio has fallen to the
 * initial limit after a margin call.
 */
export function isAtLimit(loan: LoanRow, { price, ts }: CoinTick): boolean {
  const value = valuationAt(loan, price, ts)
  if (value === null) return false
  return loan.margin_called
    ? value.state === 'liquidation' || isRelieved(loan, value.ltv_pct)
    : value.state !== 'normal'
}

/**
 * Returns true if the loan-to-value ratio has fallen to the initial limit, after which a new margin call can be
 * sent.
 */
const isRelieved = ({ ltv }: LoanRow, pct: string) =>
  ltv !== null && compare(pct, mul(ltv.initial, '100')) <= 0

async function applyTick(parts: LoanParts, tx: Tx, loan: LoanRow, tick: CoinTick): Promise<LoanRow> {
  const value = valuationAt(loan, tick.price, tick.ts)
  if (value === null || tick.ts < loan.changed_at || !isPaidOut(loan)) return loan
  const { state, ltv_pct, liquidation_price } = value
  if (state === 'liquidation') return sellCollateral(parts, tx, loan, tick)
  if (loan.margin_called)
    return isRelieved(loan, ltv_pct) ? changeLoan(parts, tx, loan, { margin_called: false }) : loan
  if (state === 'normal') return loan
  const params = { ltv_pct, coin: loan.collateral_coin ?? '', liquidation_price }
  await notifyLoan(parts, tx, loan, 'LOAN_MARGIN_CALL', params)
  return changeLoan(parts, tx, loan, { margin_called: true })
}

/**
 * Sells all collateral of a loan at a price slightly below the index price. The proceeds pay the fee first, then
 * the debt; the rest goes to the member's spot account. If debt remains, the loan defaults and the debt is collected from the
 * spot account at once.
 */
export async function sellCollateral(
  parts: LoanParts,
  tx: Tx,
  loan: PaidLoan,
  tick: CoinTick,
): Promise<LoanRow> {
  const now = parts.clock.now()
  const { coin, collateral_coin, collateral_qty, member_id, liquidation_fee_rate } = loan
  const quantity = collateral_qty ?? 0n
  const { payoff } = loanPayoff(balanceAt(loan, now))
  const sale = collateralSale(fromUnits(quantity), tick.price, liquidation_fee_rate ?? '0', payoff)
  const [proceeds, fee, returned] = [toUnits(sale.proceeds), toUnits(sale.fee), toUnits(sale.returned)]
  const locked = { account: memberAccount(member_id, 'finance'), bucket: 'locked' }
  const sold = { coin: collateral_coin ?? '', bucket: '' }
  const paid = await bookPayment(parts, tx, loan, {
    source: 'liquidation',
    amount: sale.paid,
    at: now,
    entries: [
      { ...locked, coin: sold.coin, amount: -quantity },
      { account: 'sys:convert', ...sold, amount: quantity },
      { account: 'sys:convert', bucket: '', coin, amount: -proceeds },
      { account: 'sys:fee', bucket: '', coin, amount: fee },
      { account: memberAccount(member_id, 'spot'), bucket: 'available', coin, amount: returned },
    ],
  })
  const { id: tick_id, price: index_price } = tick
  const row = { loan_id: loan.id, quantity, tick_id, index_price, price: sale.price }
  await tx
    .insertInto('loan_liquidations')
    .values({ ...row, proceeds, fee, returned, created_at: now })
    .execute()
  const params = {
    quantity: fromUnits(quantity),
    coin: sold.coin,
    price: sale.price,
    returned: sale.returned,
  }
  await notifyLoan(parts, tx, loan, 'LOAN_LIQUIDATED', params)
  if (!isPaidOut(paid.loan)) return paid.loan
  const isDefaulted = paid.loan.status === 'defaulted'
  return collect(
    parts,
    tx,
    isDefaulted ? paid.loan : await markDefaulted(parts, tx, paid.loan, 'LOAN_DEFAULTED_SHORT'),
  )
}
