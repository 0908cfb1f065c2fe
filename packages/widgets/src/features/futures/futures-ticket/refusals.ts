import type { BourseletError } from '@bourselet/sdk'
import { refusalProblems } from '../../../shared/ticket/problem.ts'
import type { FuturesField, Problem } from './check-order.ts'
import { type DraftType, isTrigger } from './futures-draft.ts'

/** Refusals that may name no field, and the field of the call they are about. */
const places: Record<string, string> = {
  PRICE_TICK: 'price',
  PRICE_BAND: 'price',
  POST_ONLY_WOULD_TAKE: 'price',
  QTY_STEP: 'quantity',
  MIN_NOTIONAL: 'quantity',
  INSUFFICIENT_BALANCE: 'quantity',
  BRACKET_LIMIT: 'quantity',
  LEVERAGE_RANGE: 'leverage',
  LEVERAGE_LOCKED: 'leverage',
  MARGIN_MODE_LOCKED: 'margin_mode',
  REDUCE_ONLY_REJECTED: 'reduce_only',
  TRIGGER_PRICE: 'trigger_price',
}

const fields: Record<string, FuturesField> = {
  price: 'price',
  leverage: 'leverage',
  margin_mode: 'marginMode',
  reduce_only: 'reduceOnly',
  take_profit: 'takeProfit',
  stop_loss: 'stopLoss',
}

/** Where what the server said belongs. `size`: the field that the size of the order was entered in. */
export const futuresRefusals = (
  error: BourseletError | null,
  type: DraftType,
  size: 'quantity' | 'total',
): Problem[] =>
  refusalProblems<FuturesField>(error, places, (name) => {
    if (name === 'quantity') return isTrigger(type) ? null : size
    // Of an order that opens, the trigger in question is one of its exits: it does not say which.
    if (name === 'trigger_price') return isTrigger(type) ? 'trigger' : null
    return fields[name] ?? null
  })
