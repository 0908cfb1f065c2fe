import { toUnits } from '@bourselet/sdk/money'
import type { Request } from '../../http/routes.ts'
import { type FieldError, invalid } from '../../refusals/refusal.ts'
import type { OrderDraft } from './spot-order.ts'

type PlaceRequest = Request<'spot.place'>
type Field =
  | 'price'
  | 'quantity'
  | 'total'
  | 'tif'
  | 'stp'
  | 'trigger_price'
  | 'trail_pct'
  | 'stop_limit_price'

/** Bounds and step of the distance of a trailing stop: 0.1 to 20 percent, in units of 1e-8. */
const TRAIL_PCT = { min: 10_000_000n, max: 2_000_000_000n, step: 1_000_000n }

/**
 * Returns the order that a request describes. Throws VALIDATION if the request lacks fields or has fields that do not
 * fit its type.
 */
export function readOrder(memberId: number, request: PlaceRequest): OrderDraft {
  const fields = fieldErrors(request)
  if (Object.keys(fields).length > 0) throw invalid(fields)
  const units = (value: string | undefined) => (value === undefined ? null : toUnits(value))
  const { type } = request
  const isOco = type === 'oco'
  return {
    memberId,
    clientOrderId: request.client_order_id ?? null,
    side: request.side,
    type: isOco ? 'limit' : type,
    price: units(request.price),
    quantity: units(request.quantity),
    total: units(request.total),
    timeInForce: isOco ? 'PO' : type === 'limit' || type === 'stop_limit' ? (request.tif ?? 'GTC') : null,
    selfTrade: request.stp ?? 'expire_maker',
    triggerPrice: isOco ? null : units(request.trigger_price),
    trailPct: units(request.trail_pct),
    ocoStop: isOco
      ? { triggerPrice: toUnits(request.trigger_price!), price: units(request.stop_limit_price) }
      : null,
  }
}

type Want = 'required' | 'optional' | 'foreign'

function fieldErrors(request: PlaceRequest): Partial<Record<Field | 'type', FieldError>> {
  const fields: Partial<Record<Field | 'type', FieldError>> = {}
  const { type, order_no: orderNo } = request
  if (orderNo !== undefined && (type === 'market' || type === 'oco')) fields.type = 'MODE_INVALID'
  for (const [name, want] of Object.entries(wants(request)) as [Field, Want][]) {
    if (want === 'required' && request[name] === undefined) fields[name] = 'REQUIRED'
    if (want === 'foreign' && request[name] !== undefined) fields[name] = 'MODE_INVALID'
  }
  // The post-only condition is checked when an order is accepted, but a stop-limit order enters the book only later. A
  // post-only stop-limit order is therefore refused.
  if (type === 'stop_limit' && request.tif === 'PO') fields.tif = 'MODE_INVALID'
  if (request.trail_pct !== undefined && fields.trail_pct === undefined) {
    const percent = toUnits(request.trail_pct)
    const { min, max, step } = TRAIL_PCT
    if (percent < min || percent > max || percent % step !== 0n) fields.trail_pct = 'AMOUNT_FORMAT'
  }
  return fields
}

/**
 * Returns for each field of a request whether it is required, optional or not allowed
 * (docs/rules.md#conditional-orders).
 */
function wants({ type, side, quantity, total, order_no: orderNo }: PlaceRequest): Record<Field, Want> {
  const hasPrice = type === 'limit' || type === 'stop_limit' || type === 'oco'
  const isByTotal = side === 'buy' && (type === 'stop_market' || type === 'trailing_stop')
  // An amendment cannot change the time in force or the self-trade prevention, so these fields are allowed only for a
  // new order.
  const isNew = orderNo === undefined
  const isEither = type === 'market' && side === 'buy' && quantity === undefined
  return {
    price: hasPrice ? 'required' : 'foreign',
    tif: isNew && (type === 'limit' || type === 'stop_limit') ? 'optional' : 'foreign',
    stp: isNew ? 'optional' : 'foreign',
    quantity: isByTotal ? 'foreign' : isEither && total !== undefined ? 'optional' : 'required',
    total: isByTotal ? 'required' : isEither ? 'optional' : 'foreign',
    trigger_price: ['stop_limit', 'stop_market', 'oco'].includes(type) ? 'required' : 'foreign',
    trail_pct: type === 'trailing_stop' ? 'required' : 'foreign',
    stop_limit_price: type !== 'oco' ? 'foreign' : side === 'buy' ? 'required' : 'optional',
  }
}
