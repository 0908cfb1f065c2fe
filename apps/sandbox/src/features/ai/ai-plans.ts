import type { Schema } from '@bourselet/openapi'
import {
  type AiTerms,
  aiDayIncome,
  aiDraw,
  DAY_MS,
  dayNumber,
  fromUnits,
  toUnits,
} from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { findListing } from '../../prices/listings.ts'
import { priceText } from '../../prices/quantities.ts'
import type { Position } from '../../products/products.migration.ts'
import { openTermProduct } from '../../products/term-product.ts'
import type { DayIncome, TermProduct } from '../../products/term-rules.ts'

/**
 * The terms of an AI plan or of an AI order. An order runs for `loops` loops of `cycle_days` days each. The member
 * chooses `loops` in the order; in a plan on offer, `loops` is 1.
 */
export interface PlanTerms extends AiTerms {
  max_loops: number
  risk: Schema<'Risk'>
}

export type AiPlans = TermProduct<PlanTerms>

/** Symbol whose index price at 00:00 UTC decides the daily results of AI orders. */
export const RESULT_SYMBOL = 'BTCUSDT'

/**
 * Creates the part of the sandbox that accepts AI orders, books their daily results and repays them at the end of their
 * term.
 */
export function openAiPlans(exchange: ServerExchange): AiPlans {
  const { index } = exchange
  const listing = findListing(RESULT_SYMBOL)
  if (!listing) throw new Error(`AI plans need the index of ${RESULT_SYMBOL}`)

  /** Computes and stores the result of an AI order for one day (docs/rules.md#ai-plans). */
  const bookDay = async (tx: Tx, position: Position<PlanTerms>, date: string): Promise<DayIncome> => {
    const { id, order_no, terms, start_date } = position
    const day = dayNumber(date) - dayNumber(start_date)
    const tick = await index.through(tx).at(RESULT_SYMBOL, dayNumber(date) * DAY_MS)
    if (!tick) throw new Error(`the index of ${RESULT_SYMBOL} has no price at the start of ${date}`)
    const tick_price = priceText(listing, tick.price)
    const { rate } = aiDraw(terms, order_no, day, tick_price)
    const principal = await principalOf(tx, position, day)
    const result = aiDayIncome(fromUnits(principal), rate, terms.fee_rate)
    const [income, fee] = [toUnits(result.income), toUnits(result.fee)]
    await tx
      .insertInto('ai_days')
      .values({ position_id: id, day, date, principal, rate, income, fee, tick_ts: tick.ts, tick_price })
      .execute()
    return { rate, principal, amount: income - fee }
  }

  return openTermProduct<PlanTerms>(exchange, {
    name: 'AI plans',
    kinds: ['ai'],
    letter: 'A',
    record: 'ai',
    changes: { open: 'ai_subscribe', back: 'ai_return' },
    completed: 'AI_COMPLETED',
    income: (tx, position, _lots, date) => bookDay(tx, position, date),
    estimate: () => null,
    maturityPayout: async (_tx, { principal, accrued }) => principal + accrued,
  })
}

/**
 * Returns the principal of an AI order on a day: the amount paid plus the net result of all earlier loops (periods of
 * `cycle_days` days).
 */
async function principalOf(tx: Tx, position: Position<PlanTerms>, day: number): Promise<bigint> {
  if ((day - 1) % position.terms.cycle_days === 0) return position.principal + position.accrued
  const before = await tx
    .selectFrom('ai_days')
    .select('principal')
    .where('position_id', '=', position.id)
    .where('day', '=', day - 1)
    .executeTakeFirstOrThrow()
  return before.principal
}
