import { type BourseletError, RefusedError } from '@bourselet/sdk'
import type { Problem, TicketField } from './check-order.ts'

/** Refusals that name no field, and the field they are about. */
const places: Record<string, TicketField | 'size'> = {
  PRICE_TICK: 'price',
  PRICE_BAND: 'price',
  POST_ONLY_WOULD_TAKE: 'price',
  QTY_STEP: 'size',
  MIN_NOTIONAL: 'size',
  INSUFFICIENT_BALANCE: 'size',
}

/** Where what the server said belongs. `size`: the field that the size of the order was entered in. */
export function refusalProblems(error: BourseletError | null, size: 'quantity' | 'total'): Problem[] {
  if (!error) return []
  const fieldOf = (name: string | undefined): TicketField | null => {
    if (name === 'price') return 'price'
    return name === 'quantity' || name === 'total' || name === 'size' ? size : null
  }
  if (!(error instanceof RefusedError)) return [{ field: null, name: error.name, params: {} }]
  const params = error.params as Problem['params']
  if (error.fields) {
    return Object.entries(error.fields).map(([field, name]) => ({ field: fieldOf(field), name, params: {} }))
  }
  return [{ field: fieldOf(error.field ?? places[error.name]), name: error.name, params }]
}
