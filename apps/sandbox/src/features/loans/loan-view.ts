import type { Schema } from '@bourselet/openapi'
import { fromUnits, loanPayoff, loanQuote } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { type ListRequest, pagedRows } from '../../http/page.ts'
import { type LatestPrices, usdtPrice } from '../../prices/valuation.ts'
import { balanceAt, dueAt, isPaidOut, type LoanParts, valuationAt } from './loan-state.ts'
import type { LiquidationRow, LoanRow, RepaymentRow } from './loans.migration.ts'

/** Maximum number of repayments in the answer about a loan, as stated in the API contract. */
const MOST_LISTED = 1_000
/** Maximum number of repayments in the answer with a page of loans, as stated in the API contract. */
const MOST_TOGETHER = 5_000

interface LoanDetails {
  /** The newest repayments, oldest first. */
  repayments: RepaymentRow[]
  /** Sum of all repayments of the loan, including older ones that `repayments` omits. */
  repaid: bigint
  liquidation: LiquidationRow | null
  index: LatestPrices
  now: number
}

/** Returns a loan in the format of the API, with the amounts that are due now. */
export function loanView(
  loan: LoanRow,
  { repayments, repaid, liquidation, index, now }: LoanDetails,
): Schema<'LoanOrder'> {
  const { term_days, daily_rate, grace_days, overdue_multiplier, collateral_coin, disbursed_at } = loan
  const quote = loanQuote({ ...loan, amount: fromUnits(loan.amount) })
  const rows = repayments.map(repaymentView)
  const price = collateral_coin === null ? null : usdtPrice(index, collateral_coin)
  const value = price === null ? null : valuationAt(loan, price, now)
  const zero = fromUnits(0n)
  const due = isPaidOut(loan)
    ? loanPayoff(balanceAt(loan, now))
    : { interest_due: zero, penalty_due: zero, payoff: zero }
  return {
    order_no: loan.order_no,
    goods: { id: loan.goods_id, name: loan.goods_name },
    coin: loan.coin,
    amount: fromUnits(loan.amount),
    term_days,
    daily_rate,
    total_rate: quote.total_rate,
    total_interest: quote.total_interest,
    total_repayment: quote.total_repayment,
    handling_fee: quote.handling_fee,
    actual_arrival: quote.actual_arrival,
    disbursed_at,
    due_at: disbursed_at === null ? null : dueAt({ ...loan, disbursed_at }),
    grace_days,
    overdue_multiplier,
    principal_left: fromUnits(loan.principal),
    ...due,
    repaid: fromUnits(repaid),
    repayments: rows,
    collateral_coin,
    collateral_qty: loan.collateral_qty === null ? null : fromUnits(loan.collateral_qty),
    ltv: loan.ltv,
    ltv_pct: value?.ltv_pct ?? null,
    margin_call_price: value?.margin_call_price ?? null,
    liquidation_price: value?.liquidation_price ?? null,
    liquidation: liquidation && liquidationView(liquidation),
    reject_reason: loan.reject_reason,
    status: loan.status,
    created_at: loan.created_at,
    ended_at: loan.ended_at,
  }
}

const paidBy = ({ penalty, interest, principal }: RepaymentRow) => penalty + interest + principal

function repaymentView(row: RepaymentRow): Schema<'LoanRepaymentRow'> {
  return {
    paid: fromUnits(paidBy(row)),
    paid_penalty: fromUnits(row.penalty),
    paid_interest: fromUnits(row.interest),
    paid_principal: fromUnits(row.principal),
    source: row.source,
    created_at: row.created_at,
  }
}

function liquidationView(row: LiquidationRow): Schema<'LoanLiquidation'> {
  const { index_price, price, created_at } = row
  const [quantity, proceeds] = [fromUnits(row.quantity), fromUnits(row.proceeds)]
  const [fee, returned] = [fromUnits(row.fee), fromUnits(row.returned)]
  return { quantity, index_price, price, proceeds, fee, returned, created_at }
}

/** Returns the newest repayments of loans by loan id, oldest first. */
async function repaymentsOf(reader: Reader, loanIds: number[]): Promise<Map<number, RepaymentRow[]>> {
  const numbered = reader
    .selectFrom('loan_repayments')
    .selectAll()
    .select(sql<number>`row_number() OVER (PARTITION BY loan_id ORDER BY id DESC)`.as('place'))
    .where('loan_id', 'in', loanIds)
  const newest = reader.selectFrom(numbered.as('numbered')).selectAll().where('place', '<=', MOST_LISTED)
  const rows = await newest.orderBy('id', 'desc').limit(MOST_TOGETHER).execute()
  const byLoan = new Map<number, RepaymentRow[]>(loanIds.map((id) => [id, []]))
  for (const row of rows.reverse()) byLoan.get(row.loan_id)?.push(row)
  return byLoan
}

/** Returns the sum of all repayments of each loan, by loan id. */
async function repaidOf(reader: Reader, loanIds: number[]): Promise<Map<number, bigint>> {
  const rows = await reader
    .selectFrom('loan_repayments')
    .select('loan_id')
    .select(sql<bigint>`sum(penalty + interest + principal)`.as('repaid'))
    .where('loan_id', 'in', loanIds)
    .groupBy('loan_id')
    .execute()
  return new Map(rows.map(({ loan_id, repaid }) => [loan_id, repaid]))
}

async function viewsOf(
  { clock, index }: Pick<LoanParts, 'clock' | 'index'>,
  reader: Reader,
  loans: LoanRow[],
): Promise<Schema<'LoanOrder'>[]> {
  if (loans.length === 0) return []
  const ids = loans.map(({ id }) => id)
  const repayments = await repaymentsOf(reader, ids)
  const repaid = await repaidOf(reader, ids)
  const sold = reader.selectFrom('loan_liquidations').selectAll().where('loan_id', 'in', ids)
  const liquidations = await sold.execute()
  return loans.map((loan) =>
    loanView(loan, {
      repayments: repayments.get(loan.id) ?? [],
      repaid: repaid.get(loan.id) ?? 0n,
      liquidation: liquidations.find(({ loan_id }) => loan_id === loan.id) ?? null,
      index,
      now: clock.now(),
    }),
  )
}

/** Reads the data of one loan and returns the loan in the format of the API. */
export async function viewOf(
  parts: Pick<LoanParts, 'clock' | 'index'>,
  reader: Reader,
  loan: LoanRow,
): Promise<Schema<'LoanOrder'>> {
  const [view] = await viewsOf(parts, reader, [loan])
  return view!
}

interface LoanQuery extends ListRequest {
  scope?: 'open' | 'history'
  status?: LoanRow['status']
}

/** Returns a page of a member's loans. */
export async function listLoans(
  exchange: Exchange,
  db: Reader,
  memberId: number,
  { scope, ...request }: LoanQuery,
) {
  let own = db.selectFrom('loans').where('member_id', '=', memberId)
  if (scope) own = own.where('step_at', scope === 'open' ? 'is not' : 'is', null)
  const { page, list } = await pagedRows(own, request, { filters: ['status'] })
  return { page, list: await viewsOf(exchange, db, list) }
}
