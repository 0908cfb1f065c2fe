import { amount, granted, owed } from '../amount.ts'
import { add, compare, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** Payout rate and fee rates of an option as fractions. */
export interface TimeOptionTerms {
  payout_rate: Decimal
  open_fee_rate: Decimal
  reward_fee_rate: Decimal
}

/** The result of an option in USDT: the profit rounded down and the fee rounded up to 8 decimals. */
export interface TimeOptionResult {
  result: 'won' | 'lost' | 'draw' | 'cancelled'
  gross_profit: Decimal
  reward_fee: Decimal
  credit: Decimal
  pnl: Decimal
}

/** Returns the debit for opening an option: stake + UP8(stake x open_fee_rate). */
export function timeOptionDebit(stake: Decimal, openFeeRate: Decimal): { open_fee: Decimal; debit: Decimal } {
  const fee = owed(mul(stake, openFeeRate))
  return { open_fee: fee, debit: amount(add(stake, fee)) }
}

/**
 * Returns the result of a win: profit = DOWN8(stake x payout_rate), fee = UP8(profit x reward_fee_rate), credit = stake
 * + profit - fee.
 */
export function timeOptionWin(
  stake: Decimal,
  terms: TimeOptionTerms,
): Omit<TimeOptionResult, 'result' | 'pnl'> {
  const profit = granted(mul(stake, terms.payout_rate))
  const fee = owed(mul(profit, terms.reward_fee_rate))
  return { gross_profit: profit, reward_fee: fee, credit: amount(sub(add(stake, profit), fee)) }
}

/**
 * Returns the result of an option. A draw, and an option without a settlement price (null), refund the stake
 * and the opening fee.
 */
export function settleTimeOption(
  direction: 'bull' | 'bear',
  stake: Decimal,
  openPrice: Decimal,
  deliveryPrice: Decimal | null,
  terms: TimeOptionTerms,
): TimeOptionResult {
  const { debit } = timeOptionDebit(stake, terms.open_fee_rate)
  const move = deliveryPrice === null ? 0 : compare(deliveryPrice, openPrice)
  const nothing = amount('0')
  if (move === 0) {
    const result = deliveryPrice === null ? 'cancelled' : 'draw'
    return { result, gross_profit: nothing, reward_fee: nothing, credit: debit, pnl: nothing }
  }
  if (move > 0 !== (direction === 'bull')) {
    return {
      result: 'lost',
      gross_profit: nothing,
      reward_fee: nothing,
      credit: nothing,
      pnl: amount(sub('0', debit)),
    }
  }
  const win = timeOptionWin(stake, terms)
  return { result: 'won', ...win, pnl: amount(sub(win.credit, debit)) }
}
