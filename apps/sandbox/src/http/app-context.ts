import type { Files } from '../exchange/capabilities.ts'
import type { Embeds } from '../exchange/embeds.ts'
import type { ServerExchange } from '../exchange/exchange.ts'
import { fewAtOnce } from '../members/one-by-one.ts'
import { type FormSlots, formSlots } from './form-slots.ts'
import { type Idempotency, idempotencyOf } from './idempotency.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Routes } from './routes.ts'

/**
 * Number of reads of one member, or of one network without a log-in, that run at the same time, and that wait. More
 * would let one member whose rows take long to read occupy all database connections of the calls.
 */
const READS = { atOnce: 2, waiting: 100 }

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
  /** Runs a read when the member or network of the key has fewer than two reads running. */
  reads: ReturnType<typeof fewAtOnce<number | string>>
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
    reads: fewAtOnce(READS.atOnce, READS.waiting),
    idempotency: idempotencyOf(exchange),
  }
}
