import type { Files } from '../exchange/capabilities.ts'
import type { Embeds } from '../exchange/embeds.ts'
import type { ServerExchange } from '../exchange/exchange.ts'
import { fewAtOnce } from '../members/one-by-one.ts'
import { type FormSlots, formSlots } from './form-slots.ts'
import { type Idempotency, idempotencyOf } from './idempotency.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Routes } from './routes.ts'

/**
 * Maximum number of reads of one member that run (`atOnce`) and that wait (`waiting`). Without this limit, one member
 * whose rows take long to read could occupy all database connections of the calls.
 */
const MEMBER_READS = { atOnce: 2, waiting: 100 }

/**
 * Maximum number of reads without a log-in that run and that wait for one network. The numbers are higher than those of
 * a member, because many people may share a network and such reads concern few rows.
 */
const NETWORK_READS = { atOnce: 6, waiting: 300 }

/**
 * The app context: everything that the HTTP server needs to answer requests. The control endpoint `reset` replaces it
 * while the server keeps listening.
 */
export interface AppContext {
  exchange: ServerExchange
  routes: Routes
  files: Files
  embeds: Embeds
  limits: RateLimits
  formSlots: FormSlots
  /** Runs a read of a member when fewer than two other reads of this member are running. */
  memberReads: ReturnType<typeof fewAtOnce<number>>
  /** Runs a read that needs no log-in when few other reads of the same network are running. */
  networkReads: ReturnType<typeof fewAtOnce<string>>
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
    memberReads: fewAtOnce(MEMBER_READS.atOnce, MEMBER_READS.waiting),
    networkReads: fewAtOnce(NETWORK_READS.atOnce, NETWORK_READS.waiting),
    idempotency: idempotencyOf(exchange),
  }
}
