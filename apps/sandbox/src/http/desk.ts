import type { ServerExchange } from '../exchange/exchange.ts'
import { type FormSlots, formSlots } from './form-slots.ts'
import { type Idempotency, idempotencyOf } from './idempotency.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Routes } from './routes.ts'

/** What calls are answered with. A reset of the sandbox opens a new one behind the same socket. */
export interface Desk {
  exchange: ServerExchange
  routes: Routes
  limits: RateLimits
  formSlots: FormSlots
  idempotency: Idempotency
}

export function openDesk(exchange: ServerExchange, routes: Routes): Desk {
  return {
    exchange,
    routes,
    limits: exchange.limits,
    formSlots: formSlots(),
    idempotency: idempotencyOf(exchange),
  }
}
