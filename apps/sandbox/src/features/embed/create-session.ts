import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import type { CreatedSession, Partner, PartnerCredentials, SessionRequest } from '../../exchange/embeds.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { EmbedRefusal } from '../../refusals/embed-refusal.ts'
import { originsOf } from './partners.ts'
import { hashOf } from './secrets.ts'

export const SESSION_MS = 5 * 60_000

/**
 * A hash that belongs to no secret. For an unknown partner, the sent secret is compared with this hash, so that
 * the answer takes as long as for a known partner.
 */
const DECOY = Buffer.alloc(32)

/**
 * Returns the partner with this id and secret. Returns null for an unknown or disabled partner and for a wrong
 * secret.
 */
export async function authenticate(
  { db }: Pick<Database, 'db'>,
  { partner, secret }: PartnerCredentials,
): Promise<Partner | null> {
  const row = await db
    .selectFrom('partners')
    .select(['id', 'scopes', 'secret_hash'])
    .where('id', '=', partner)
    .where('disabled', '=', false)
    .executeTakeFirst()
  const isRight = timingSafeEqual(hashOf(secret), row?.secret_hash ?? DECOY)
  return row && isRight ? { id: row.id, scopes: row.scopes } : null
}

/**
 * Creates an embed session for a partner. The database stores only the hash of its id. Throws an EmbedRefusal
 * if the partner lacks a requested scope or origin.
 */
export async function createSession(
  { database, clock, random }: ServerExchange,
  partner: Partner,
  { widget, scopes, origins }: SessionRequest,
): Promise<CreatedSession> {
  if (!scopes.every((scope) => partner.scopes.includes(scope)))
    throw new EmbedRefusal('EMBED_SCOPE', 'scopes')
  const registered = await originsOf(database.db, partner.id)
  const chosen = origins ?? registered
  if (chosen.length === 0 || !chosen.every((origin) => registered.includes(origin)))
    throw new EmbedRefusal('EMBED_ORIGIN', 'origins')
  const session = Buffer.from(random.bytes(16)).toString('hex')
  const expires_at = clock.now() + SESSION_MS
  await database.db
    .insertInto('embed_sessions')
    .values({
      id_hash: hashOf(session),
      partner: partner.id,
      origins: chosen,
      widget,
      scopes,
      expires_at,
      redeemed_at: null,
      attempt_hash: null,
    })
    .execute()
  return { session, expires_at }
}
