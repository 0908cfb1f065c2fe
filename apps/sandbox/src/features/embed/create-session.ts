import { createHash, timingSafeEqual } from 'node:crypto'
import type { CreatedSession, PartnerCredentials, SessionRequest } from '../../exchange/embeds.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { networkOf } from '../../http/client-address.ts'
import { EmbedRefusal } from '../../refusals/embed-refusal.ts'

export const SESSION_MS = 5 * 60_000
const SESSIONS = { name: 'embed sessions', limit: 1_200, seconds: 60 }

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** A hash that belongs to no secret. It is compared for unknown partners, so that their answer takes as long. */
const DECOY = Buffer.alloc(32)

/**
 * Returns the partner to whom the secret belongs. Throws the same refusal for an unknown partner, a disabled one and a
 * wrong secret.
 */
async function authenticate(
  { database, limits, settings }: ServerExchange,
  { partner, secret }: PartnerCredentials,
  ip: string,
) {
  const wrongSecrets = { name: 'wrong secrets', limit: settings.wrongTokensPerMinute, seconds: 60 }
  const network = networkOf(ip)
  limits.spend(wrongSecrets, network)
  const row = await database.db
    .selectFrom('partners')
    .selectAll()
    .where('id', '=', partner)
    .where('disabled', '=', false)
    .executeTakeFirst()
  const isRight = timingSafeEqual(hashOf(secret), row?.secret_hash ?? DECOY)
  if (!row || !isRight) throw new EmbedRefusal('EMBED_PARTNER_REFUSED')
  limits.giveBack(wrongSecrets, network)
  return row
}

/** Creates a session. Only the hash of its id is stored. See `Embeds`. */
export async function createSession(
  exchange: ServerExchange,
  credentials: PartnerCredentials,
  { widget, scopes, origins }: SessionRequest,
  ip: string,
): Promise<CreatedSession> {
  const { database, limits, clock, random } = exchange
  const partner = await authenticate(exchange, credentials, ip)
  limits.spend(SESSIONS, partner.id)
  if (!scopes.every((scope) => partner.scopes.includes(scope)))
    throw new EmbedRefusal('EMBED_SCOPE', 'scopes')
  const rows = await database.db
    .selectFrom('partner_origins')
    .select('origin')
    .where('partner', '=', partner.id)
    .execute()
  const registered = rows.map(({ origin }) => origin)
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
    })
    .execute()
  return { session, expires_at }
}
