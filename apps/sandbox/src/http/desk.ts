import type { Exchange } from '../exchange/exchange.ts'
import { type FormSlots, formSlots } from './form-slots.ts'
import { type Idempotency, idempotencyOf } from './idempotency.ts'
import { type RateLimits, rateLimits } from './rate-limits.ts'
import type { Routes } from './routes.ts'

/** What calls are answered with. A reset of the sandbox opens a new one behind the same socket. */
export interface Desk {
  exchange: Exchange
  routes: Routes
  limits: RateLimits
  formSlots: FormSlots
  idempotency: Idempotency
}

export function openDesk(exchange: Exchange, routes: Routes): Desk {
  return {
    exchange,
    routes,
    limits: rateLimits(exchange.clock),
    formSlots: formSlots(),
    idempotency: idempotencyOf(exchange),
  }
}
