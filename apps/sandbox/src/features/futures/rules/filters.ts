import { type Decimal, divRound, fromUnits, toUnits } from '@bourselet/sdk/money'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft } from '../futures-order.ts'
import type { ContractMarket } from './contract-market.ts'
import type { ContractRules } from './contract-rules.ts'

const ONE = 100_000_000n

/**
 * Returns the first refusal of tick, price band, step and order value, or null. The band is a multiple of the mark price.
 * Reduce-only orders may be of any value, else a small rest could never be closed.
 */
export function checkFilters(market: ContractMarket, draft: FuturesDraft, mark: Decimal): Refusal | null {
  const { rules } = market
  return (
    (draft.price === null ? null : checkPrice(rules, 'price', draft.price, mark)) ??
    (draft.quantity === null ? null : checkQuantity(rules, draft.quantity)) ??
    (draft.reduceOnly ? null : checkNotional(rules, draft, market.lastPrice ?? mark))
  )
}

/** PRICE_TICK of a price that an order names. */
export function checkTick(rules: ContractRules, field: string, price: Decimal): Refusal | null {
  if (toUnits(price) % rules.tick === 0n) return null
  return new Refusal('PRICE_TICK', { field, params: { tick: rules.terms.tick } })
}

function checkPrice(rules: ContractRules, field: string, price: Decimal, mark: Decimal): Refusal | null {
  const off = checkTick(rules, field, price)
  if (off !== null) return off
  const units = toUnits(price) * ONE
  const lowest = toUnits(mark) * rules.band.min
  const highest = toUnits(mark) * rules.band.max
  if (units >= lowest && units <= highest) return null
  const min = rules.priceOf(Number(divRound(lowest, rules.tick * ONE, 'CEIL')))
  const max = rules.priceOf(Number(divRound(highest, rules.tick * ONE, 'FLOOR')))
  return new Refusal('PRICE_BAND', { field, params: { min, max } })
}

function checkQuantity(rules: ContractRules, quantity: Decimal): Refusal | null {
  const units = toUnits(quantity)
  if (units % rules.step === 0n && units >= rules.minQuantity && units <= rules.maxQuantity) return null
  const { step, minQty: min, maxQty: max } = rules.terms
  return new Refusal('QTY_STEP', { field: 'quantity', params: { step, min, max } })
}

function checkNotional(
  rules: ContractRules,
  { price, quantity }: FuturesDraft,
  last: Decimal,
): Refusal | null {
  if (quantity === null) return null
  const value = toUnits(price ?? last) * toUnits(quantity)
  if (value >= rules.minNotional * ONE) return null
  const min = fromUnits(rules.minNotional, 8, false)
  return new Refusal('MIN_NOTIONAL', { field: 'quantity', params: { min } })
}
