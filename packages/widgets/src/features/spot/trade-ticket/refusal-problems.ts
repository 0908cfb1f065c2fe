import type { BourseletError } from '@bourselet/sdk'
import { refusalProblems as problemsOf } from '../../../shared/ticket/problem.ts'
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
export const refusalProblems = (error: BourseletError | null, size: 'quantity' | 'total'): Problem[] =>
  problemsOf<TicketField>(error, places, (name) => {
    if (name === 'price') return 'price'
    return name === 'quantity' || name === 'total' || name === 'size' ? size : null
  })
