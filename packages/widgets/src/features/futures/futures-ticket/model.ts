import {
  type Decimal,
  divToStep,
  isZero,
  mul,
  percentOfBalance,
  roundToStep,
  trim,
} from '@bourselet/sdk/money'
import type { Position } from '../../../shared/data/use-positions.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import {
  type DraftRules,
  type OrderTerms,
  opposite,
  type Rules,
  type Side,
  type Size,
  type Sized,
} from '../../../shared/ticket/order-terms.ts'
import {
  orderPlaces,
  refusalProblems,
  type Problem as TicketProblem,
} from '../../../shared/ticket/problem.ts'
import { isEntered } from '../../../shared/ticket/trigger-price.ts'
import type { FuturesMarket, Margin } from './exposure.ts'

/**
 * The type of an order. `tp` and `sl` are attached to the open position. A stop order waits for a price and then opens
 * or reduces a position.
 */
export type DraftType = 'limit' | 'market' | StopType | 'tp' | 'sl'

export const stopTypes = ['stop_limit', 'stop_market'] as const

export type StopType = (typeof stopTypes)[number]

export type TriggerBy = 'last' | 'mark'

/** The entries of a ticket, without derived values. */
export type FuturesDraft = OrderTerms & {
  type: DraftType
  reduceOnly: boolean
  /** True if take profit and stop loss are attached to the order. */
  withExits: boolean
  takeProfit: Decimal | ''
  stopLoss: Decimal | ''
  /** The trigger price of a stop, `tp` or `sl` order. */
  trigger: Decimal | ''
  /** The price type, last or mark, that triggers the stop order, take profit and stop loss. */
  triggerBy: TriggerBy
}

export const isTrigger = (type: DraftType): type is 'tp' | 'sl' => type === 'tp' || type === 'sl'

export const isStop = (type: DraftType): type is StopType => type === 'stop_limit' || type === 'stop_market'

/** Returns true for an order with a limit price. */
export const isPriced = (type: DraftType): boolean => type === 'limit' || type === 'stop_limit'

export function newFuturesDraft(side: Side, price: Decimal | '' = ''): FuturesDraft {
  return {
    side,
    type: 'limit',
    price,
    size: { by: 'quantity', value: '' },
    tif: 'GTC',
    postOnly: false,
    reduceOnly: false,
    withExits: false,
    takeProfit: '',
    stopLoss: '',
    trigger: '',
    triggerBy: 'last',
  }
}

/** Switches the side. Clears take profit and stop loss, because their prices do not fit the new side. */
function withSide(draft: FuturesDraft, side: Side): FuturesDraft {
  return side === draft.side ? draft : { ...draft, side, takeProfit: '', stopLoss: '' }
}

/** Returns the entries for the next order: a copy without size, trigger price, take profit and stop loss. */
function cleared(draft: FuturesDraft): FuturesDraft {
  const size: Size = { by: draft.size.by, value: '' }
  return { ...draft, size, withExits: false, takeProfit: '', stopLoss: '', trigger: '' }
}

/**
 * Enters a price that the member has picked in another widget, such as the order book. It becomes the trigger price of
 * a stop market order or a TP/SL order, otherwise the limit price.
 */
const withPicked = (draft: FuturesDraft, price: Decimal): FuturesDraft =>
  draft.type === 'stop_market' || isTrigger(draft.type) ? { ...draft, trigger: price } : { ...draft, price }

export const futuresDrafts: DraftRules<FuturesDraft> = {
  product: 'futures',
  first: newFuturesDraft,
  withPicked,
  withSide,
  cleared,
}

/**
 * Returns the price at which the entered order is valued: the limit price; for a stop market order, the trigger price;
 * for a market order, the best price on the opposite side of the book, or else the last price. Returns null if this
 * price is unknown.
 */
export function worthOf(draft: FuturesDraft, market: FuturesMarket): Decimal | null {
  const { side, type, price, trigger } = draft
  const known = (at: Decimal | '') => (isEntered(at) && !isZero(at) ? at : null)
  if (isPriced(type)) return known(price)
  if (isStop(type)) return known(trigger)
  return opposite(market, side)[0]?.[0] ?? market.last
}

/**
 * Returns the quantity and the value of the entered order. The member enters one of them, and the other is computed. A
 * market order is valued at the best price.
 */
export function sizeOrder(draft: FuturesDraft, market: FuturesMarket): Sized {
  const { by, value } = draft.size
  if (isTrigger(draft.type)) return { quantity: '', total: '', by: 'quantity' }
  if (value === '') return { quantity: '', total: '', by }
  const worth = worthOf(draft, market)
  if (by === 'quantity') return { quantity: value, total: worth === null ? '' : mul(worth, value), by }
  const quantity = worth === null ? '' : divToStep(value, worth, market.rules.step, 'FLOOR')
  return { quantity, total: value, by }
}

/**
 * Converts a percentage (0 to 100) of the largest possible order to an order size. The size stays the same when
 * the largest possible order changes later.
 */
export const sizeOfPercentage = (
  largest: Decimal,
  percentage: number,
  { step }: Pick<Rules, 'step'>,
): Size => ({
  by: 'quantity',
  value: roundToStep(mul(mul(largest, `${percentage}`), '0.01'), step, 'FLOOR'),
  percentage,
})

/** Returns the slider's position, 0 to 100: the order as a percentage of the largest possible order. */
export function percentageOf(
  { size }: FuturesDraft,
  { quantity }: Sized,
  largest: Decimal | null,
  rules: Pick<Rules, 'step'>,
): number {
  if (largest === null || quantity === '') return 0
  const { percentage, value } = size
  if (percentage !== undefined && sizeOfPercentage(largest, percentage, rules).value === value)
    return percentage
  return isZero(largest) ? 0 : Math.min(100, Math.round(Number(percentOfBalance(quantity, largest, 2))))
}

export type FuturesField =
  | 'price'
  | 'quantity'
  | 'total'
  | 'trigger'
  | 'takeProfit'
  | 'stopLoss'
  | 'leverage'
  | 'marginMode'
  | 'reduceOnly'

export type Problem = TicketProblem<FuturesField>

export type FuturesRequest = Parameters<BourseletClient['futures']['place']>[0]
export type PlacedFutures = Awaited<ReturnType<BourseletClient['futures']['place']>>

/**
 * Returns the request for the entered order; null if an amount is missing, or if there is no position that a trigger
 * could protect.
 */
export function futuresRequest(
  symbol: string,
  draft: FuturesDraft,
  sized: Sized,
  margin: Margin,
  position: Position | null,
): FuturesRequest | null {
  const { side, type, price, tif, postOnly, reduceOnly, trigger, triggerBy } = draft
  if (isTrigger(type)) {
    if (trigger === '' || !position) return null
    const away = position.side === 'long' ? 'sell' : 'buy'
    return { symbol, side: away, type, trigger_price: trim(trigger), trigger_by: triggerBy }
  }
  if (sized.quantity === '' || (isPriced(type) && price === '') || (isStop(type) && trigger === ''))
    return null
  const terms = {
    symbol,
    side,
    quantity: trim(sized.quantity),
    ...(reduceOnly ? { reduce_only: true } : { leverage: margin.leverage, margin_mode: margin.mode }),
    ...(reduceOnly ? {} : exits(draft)),
  }
  const stop = () => ({ trigger_price: trim(trigger), trigger_by: triggerBy })
  switch (type) {
    case 'market':
      return { ...terms, type }
    case 'limit':
      return { ...terms, type, price: trim(price), tif: postOnly ? 'PO' : tif }
    case 'stop_limit':
      return { ...terms, type, price: trim(price), tif, ...stop() }
    case 'stop_market':
      return { ...terms, type, ...stop() }
  }
}

type Exits = Pick<FuturesRequest, 'take_profit' | 'stop_loss' | 'trigger_by'>

function exits({ withExits, takeProfit, stopLoss, triggerBy }: FuturesDraft): Exits {
  if (!withExits || (takeProfit === '' && stopLoss === '')) return {}
  return {
    ...(takeProfit === '' ? {} : { take_profit: trim(takeProfit) }),
    ...(stopLoss === '' ? {} : { stop_loss: trim(stopLoss) }),
    trigger_by: triggerBy,
  }
}

/**
 * The request field that each refusal concerns, by the name of the refusal. It is used if the server's answer names no
 * field.
 */
const places: Readonly<Record<string, string>> = {
  ...orderPlaces,
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

/**
 * Converts a refusal of the server to problems of fields. `size` is the field in which the member entered the
 * size of the order.
 */
export const futuresRefusals = (
  error: Error | null,
  type: DraftType,
  size: 'quantity' | 'total',
): Problem[] =>
  refusalProblems<FuturesField>(error, places, (name) => {
    if (name === 'quantity') return isTrigger(type) ? null : size
    // If the server refuses the trigger price of a limit or market order, either its take profit or its stop loss is
    // wrong. The refusal does not say which, so neither field shows it.
    if (name === 'trigger_price') return isTrigger(type) || isStop(type) ? 'trigger' : null
    return fields[name] ?? null
  })
