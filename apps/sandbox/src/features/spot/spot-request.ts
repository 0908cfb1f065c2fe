import { toUnits } from '@bourselet/sdk/money'
import type { Request } from '../../http/routes.ts'
import { type FieldError, invalid } from '../../refusals/refusal.ts'
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
