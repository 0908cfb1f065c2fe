import type { Operation } from '@bourselet/openapi/operations'
import type { AppContext } from './app-context.ts'
import { networkOf } from './client-address.ts'
import type { Rate } from './rate-limits.ts'

const LOGINS: Rate = { name: 'log-ins', limit: 60, seconds: 60 }
const CODES: Rate = { name: 'codes', limit: 20, seconds: 3600 }
/**
 * Limit of identity submissions. Refused ones count too, because their answers reveal if an identity number is in
 * use.
 */
const IDENTITIES: Rate = { name: 'identities', limit: 10, seconds: 86_400 }
/** Limit of the requests with which one partner creates embed sessions. Refused ones count too. */
const EMBED_SESSIONS: Rate = { name: 'embed sessions', limit: 1_200, seconds: 60 }
/** Maximum ratio of a member's upload attempts per day to the pictures that they may store per day. */
const UPLOAD_TRIES = 5

/**
 * The calls that cancel orders. The limit of writes does not apply to them, so that a member can always cancel resting
 * orders.
 */
const CANCELS: ReadonlySet<string> = new Set(['spot.cancel', 'futures.cancel'])

/** Counts a call against all limits that apply to it (docs/rules.md#rates). Throws TOO_MANY_REQUESTS above a limit. */
export function limitCall(
  { limits, exchange }: AppContext,
  operation: Operation,
  address: string,
  memberId: number | null,
) {
  const network = networkOf(address)
  const { readsPerMinute, writesPerMinute, ordersPerSecond, uploadsPerDay } = exchange.settings
  if (operation.retry === 'read')
    return limits.spend({ name: 'reads', limit: readsPerMinute, seconds: 60 }, network)
  if (operation.id === 'session.login') return limits.spend(LOGINS, network)
  if (operation.id === 'session.sendCode') return limits.spend(CODES, network)
  if (operation.id === 'kyc.submit') limits.spend(IDENTITIES, String(memberId))
  if (operation.form) {
    // Each attempt to upload counts toward this limit, because a failed upload costs the server as much as a successful
    // one. Successful uploads have a second, lower limit.
    const tries = { name: 'uploads', limit: uploadsPerDay * UPLOAD_TRIES, seconds: 86_400 }
    return limits.spend(tries, String(memberId))
  }
  if (operation.idempotency === 'client_order_id') {
    limits.spend({ name: 'orders', limit: ordersPerSecond, seconds: 1 }, String(memberId))
    return limits.spend({ name: 'many orders', limit: ordersPerSecond * 10, seconds: 10 }, String(memberId))
  }
  if (!CANCELS.has(operation.id))
    limits.spend({ name: 'writes', limit: writesPerMinute, seconds: 60 }, network)
}

/**
 * Counts a request for a file, a health probe or a partner's frame against its limit. Throws TOO_MANY_REQUESTS above
 * the limit.
 */
export function limitRequest(
  { limits, exchange }: AppContext,
  kind: 'files' | 'probes' | 'embeds',
  address: string,
): void {
  limits.spend({ name: kind, limit: exchange.settings.readsPerMinute, seconds: 60 }, networkOf(address))
}

/** Counts a partner's request for an embed session against its limit. Throws TOO_MANY_REQUESTS above the limit. */
export const limitSessions = ({ limits }: AppContext, partnerId: string): void =>
  limits.spend(EMBED_SESSIONS, partnerId)

/**
 * Returns functions that check and count the wrong secrets sent from a network. They use the limit that the settings
 * define for wrong tokens.
 */
export function wrongSecretsFrom({ limits, exchange }: AppContext, address: string) {
  const rate = { name: 'wrong secrets', limit: exchange.settings.wrongTokensPerMinute, seconds: 60 }
  const network = networkOf(address)
  return {
    /** Throws TOO_MANY_REQUESTS if the limit is reached. Does not count the request. */
    check: () => limits.check(rate, network),
    count: () => limits.spend(rate, network),
  }
}
