import type { Files } from '../exchange/capabilities.ts'
import type { Embeds } from '../exchange/embeds.ts'
import type { ServerExchange } from '../exchange/exchange.ts'
import { type FormSlots, formSlots } from './form-slots.ts'
import { type Idempotency, idempotencyOf } from './idempotency.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Routes } from './routes.ts'

/**
 * The app context: everything that the HTTP server needs to answer requests. The control `reset` replaces it while
 * the server keeps listening.
 */
export interface AppContext {
  exchange: ServerExchange
  routes: Routes
  files: Files
  embeds: Embeds
  limits: RateLimits
  formSlots: FormSlots
  idempotency: Idempotency
}

export function openAppContext(
  exchange: ServerExchange,
  routes: Routes,
  files: Files,
  embeds: Embeds,
): AppContext {
  return {
    exchange,
    routes,
    files,
    embeds,
    limits: exchange.limits,
    formSlots: formSlots(),
    idempotency: idempotencyOf(exchange),
  }
}
