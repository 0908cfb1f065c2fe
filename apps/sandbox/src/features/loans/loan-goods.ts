import type { Schema } from '@bourselet/openapi'
import { divRound, fromUnits, toUnits, trim } from '@bourselet/sdk/money'
import type { Migration } from '../../database/migrate.ts'
import type { Reader } from '../../database/transaction.ts'
import type { Pages } from '../../exchange/capabilities.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import type { Context } from '../../http/routes.ts'
import { CREDIT_SCORE } from '../../members/credit-score.ts'
import type { GoodsRow } from './loans.migration.ts'

/** Terms that the two loans on offer in a new sandbox share (docs/rules.md#loans). */
const TERMS: GoodsRow['terms'] = [
  { days: 7, daily_rate: '0.0004', grace_days: 3 },
  { days: 14, daily_rate: '0.00045', grace_days: 3 },
  { days: 30, daily_rate: '0.0005', grace_days: 7 },
  { days: 90, daily_rate: '0.00055', grace_days: 7 },
  { days: 180, daily_rate: '0.0006', grace_days: 7 },
]

const SEEDED = {
  coin: 'USDT',
  min_amount: toUnits('100'),
  max_amount: toUnits('50000'),
  step: toUnits('1'),
  fee_rate: '0.01',
  overdue_multiplier: '3',
  on_sale: true,
}

const OFFERS: Omit<GoodsRow, 'id' | 'terms'>[] = [
  {
    ...SEEDED,
    ...{ name: 'USDT loan', collateral_coins: [], ltv: null, liquidation_fee_rate: null },
    min_credit_score: CREDIT_SCORE.loan_min,
  },
  {
    ...SEEDED,
    ...{ name: 'USDT loan with collateral', collateral_coins: ['BTC', 'ETH'], min_credit_score: null },
    ltv: { initial: '0.65', margin_call: '0.75', liquidation: '0.83' },
    liquidation_fee_rate: '0.01',
  },
]

/** Returns the migration that stores the loans that a new sandbox offers. */
export function seedLoanGoods({ sequences }: Pick<TxExchange, 'sequences'>): Migration {
  return {
    name: 'loans-goods-1',
    async up(tx) {
      const terms = JSON.stringify(TERMS) as unknown as GoodsRow['terms']
      const rows = OFFERS.map((offer) => ({ id: sequences.next('loan_goods'), ...offer, terms }))
      await tx.insertInto('loan_goods').values(rows).execute()
    },
  }
}

/** Returns the loans on offer, optionally only those with a given id or coin. */
export function goodsOnSale(reader: Reader, only: { id?: number; coin?: string } = {}): Promise<GoodsRow[]> {
  let rows = reader.selectFrom('loan_goods').selectAll().where('on_sale', '=', true)
  if (only.id !== undefined) rows = rows.where('id', '=', only.id)
  if (only.coin !== undefined) rows = rows.where('coin', '=', only.coin)
  return rows.orderBy('id').execute()
}

/**
 * Returns the highest amount that a member can borrow. With collateral it is max_amount. Without collateral it is
 * max_amount × credit score / 100, rounded down to a multiple of the step.
 */
export function limitOf({ max_amount, step, min_credit_score }: GoodsRow, score: number): bigint {
  if (min_credit_score === null) return max_amount
  const limit = divRound(max_amount * BigInt(score), 100n, 'DOWN')
  return limit - (limit % step)
}

/**
 * Returns the loans on offer in the format of the API. For a signed-in member, loans without collateral include the
 * member's limit.
 */
export async function listGoods(
  { members }: Pick<TxExchange, 'members'>,
  pages: Pages,
  { db, visitorId, language }: Context,
  coin: string | undefined,
): Promise<Schema<'LoanGoods'>[]> {
  const score = visitorId === null ? null : (await members.get(db, visitorId)).credit_score
  const rules_html = pages(language, 'loan_rules')
  const rows = await goodsOnSale(db, coin === undefined ? {} : { coin })
  return rows.map((row) => {
    const { min_amount, max_amount, step, on_sale: _, ...terms } = row
    const hasCollateral = row.collateral_coins.length > 0
    return {
      ...terms,
      min_amount: trim(fromUnits(min_amount)),
      max_amount: trim(fromUnits(max_amount)),
      step: trim(fromUnits(step)),
      limit: hasCollateral || score === null ? null : trim(fromUnits(limitOf(row, score))),
      collateral: hasCollateral,
      rules_html,
    }
  })
}
