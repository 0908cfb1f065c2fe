export { amount, floored, granted, owed, percent } from './amount.ts'
export { addDays, DAY_MS, dayNumber } from './calendar.ts'
export {
  abs,
  add,
  compare,
  div,
  isNegative,
  isZero,
  mul,
  neg,
  sub,
  trim,
} from './decimal.ts'
export * from './formulas/ai-income.ts'
export * from './formulas/candle-interval.ts'
export * from './formulas/candles.ts'
export * from './formulas/convert-quote.ts'
export * from './formulas/deposit-state.ts'
export * from './formulas/depth-group.ts'
export * from './formulas/funding.ts'
export * from './formulas/futures-account.ts'
export * from './formulas/liquidation-price.ts'
export * from './formulas/loan-quote.ts'
export * from './formulas/loan-repay.ts'
export * from './formulas/loan-to-value.ts'
export * from './formulas/maintenance.ts'
export * from './formulas/mark-price.ts'
export * from './formulas/market-walk.ts'
export * from './formulas/open-loss.ts'
export * from './formulas/order-size.ts'
export * from './formulas/phone-number.ts'
export * from './formulas/pledge.ts'
export * from './formulas/position-fills.ts'
export * from './formulas/position-metrics.ts'
export * from './formulas/position-side.ts'
export * from './formulas/prediction-round.ts'
export * from './formulas/public-trade.ts'
export * from './formulas/referral-rewards.ts'
export * from './formulas/savings.ts'
export * from './formulas/sign-in.ts'
export * from './formulas/spot-fill.ts'
export * from './formulas/spot-holding.ts'
export * from './formulas/ticker-24h.ts'
export * from './formulas/time-option.ts'
export * from './formulas/validate.ts'
export * from './formulas/withdrawal.ts'
export { max, min } from './min-max.ts'
export { MoneyError, type MoneyErrorCode } from './money-error.ts'
export { parseAmount } from './parse-amount.ts'
export { round } from './round.ts'
export { divRound, type Rounding } from './rounding.ts'
export { decimals, divToStep, isMultiple, roundToStep } from './step.ts'
export { type Decimal, fromUnits, mulUnits, SCALE, toUnits } from './units.ts'
export { isWireAmount } from './wire-amount.ts'
