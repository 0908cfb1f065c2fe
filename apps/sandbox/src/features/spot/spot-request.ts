import { toUnits } from '@bourselet/sdk/money'
import type { Request } from '../../http/routes.ts'
import { type FieldError, invalid } from '../../refusals/refusal.ts'
import type { CancelTarget } from '../../trading/known-orders.ts'
import type { OrderDraft } from './spot-order.ts'

type PlaceRequest = Request<'spot.place'>
type Field = 'price' | 'quantity' | 'total' | 'tif'

/** Reads an order from a request; throws VALIDATION if its fields do not fit together. */
export function readOrder(memberId: number, request: PlaceRequest): OrderDraft {
  const fields = fieldErrors(request)
  if (Object.keys(fields).length > 0) throw invalid(fields)
  const units = (value: string | undefined) => (value === undefined ? null : toUnits(value))
  return {
    memberId,
    clientOrderId: request.client_order_id ?? null,
    side: request.side,
    type: request.type,
    price: units(request.price),
    quantity: units(request.quantity),
    total: units(request.total),
    timeInForce: request.type === 'limit' ? (request.tif ?? 'GTC') : null,
    selfTrade: request.stp ?? 'expire_maker',
  }
}

function fieldErrors(request: PlaceRequest): Partial<Record<Field, FieldError>> {
  const { type, side, quantity, total } = request
  const limit = type === 'limit'
  const byTotal = !limit && side === 'buy' && quantity === undefined
  const wanted: Record<Field, 'required' | 'optional' | 'foreign'> = {
    price: limit ? 'required' : 'foreign',
    tif: limit ? 'optional' : 'foreign',
    quantity: byTotal && total !== undefined ? 'optional' : 'required',
    total: byTotal ? 'optional' : 'foreign',
  }
  const fields: Partial<Record<Field, FieldError>> = {}
  for (const [name, want] of Object.entries(wanted) as [Field, string][]) {
    if (want === 'required' && request[name] === undefined) fields[name] = 'REQUIRED'
    if (want === 'foreign' && request[name] !== undefined) fields[name] = 'MODE_INVALID'
  }
  return fields
}

/** Reads the target of a cancel: exactly one of order number, client id, or all orders of a symbol. */
export function readCancel(request: Request<'spot.cancel'>): CancelTarget {
  const { order_no: orderNo, client_order_id: clientOrderId, all, symbol } = request
  const named = [orderNo, clientOrderId, all || undefined].filter((one) => one !== undefined)
  if (named.length === 0) throw invalid({ order_no: 'REQUIRED' })
  if (named.length > 1) throw invalid({ order_no: 'MODE_INVALID' })
  if (all) {
    if (symbol === undefined) throw invalid({ symbol: 'REQUIRED' })
    return { symbol }
  }
  if (symbol !== undefined) throw invalid({ symbol: 'MODE_INVALID' })
  return orderNo === undefined ? { clientOrderId: clientOrderId! } : { orderNo }
}
