import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { FrameRequest, OpenedFrame } from '../../exchange/embeds.ts'
import { EmbedRefusal } from '../../refusals/embed-refusal.ts'
import { hashOf } from './secrets.ts'

/**
 * Returns the scopes of a frame that may be shown, and redeems its embed session. Throws an EmbedRefusal that
 * names the reason if the frame may not be shown.
 */
export async function openFrame(
  { db }: Pick<Database, 'db'>,
  request: FrameRequest,
  now: number,
): Promise<OpenedFrame> {
  const { origin, widget, scope, session, attempt } = request
  const partner = await db
    .selectFrom('partner_origins')
    .innerJoin('partners', 'partners.id', 'partner_origins.partner')
    .select(['partners.id', 'partners.scopes', 'partners.requires_session'])
    .where('origin', '=', origin)
    .where('disabled', '=', false)
    .executeTakeFirst()
  if (!partner) throw new EmbedRefusal('EMBED_ORIGIN')
  if (session === undefined && partner.requires_session) throw new EmbedRefusal('EMBED_SESSION_REQUIRED')
  if (!partner.scopes.includes(scope)) throw new EmbedRefusal('EMBED_SCOPE')
  if (session === undefined) return { partner: partner.id, scopes: partner.scopes }

  const id = hashOf(session)
  const attempt_hash = hashOf(attempt)
  // One statement both checks and redeems the session, so that only one of several frames with the same session opens.
  // The stored `attempt`, a random value of one load of a frame, identifies this frame. If the answer to its request
  // was lost, the frame may send the request again.
  const redeemed = await db
    .updateTable('embed_sessions')
    .set({ redeemed_at: sql<number>`coalesce(redeemed_at, ${now})`, attempt_hash })
    .where('id_hash', '=', id)
    .where(({ or, eb }) => or([eb('redeemed_at', 'is', null), eb('attempt_hash', '=', attempt_hash)]))
    .where('expires_at', '>', now)
    .where('partner', '=', partner.id)
    .where('widget', '=', widget)
    .where(sql<boolean>`${origin} = ANY(origins)`)
    .where(sql<boolean>`${scope} = ANY(scopes)`)
    .returning('scopes')
    .executeTakeFirst()
  if (!redeemed) throw await reasonOf(db, id, request, partner.id, now)
  // Since the session was created, the operator may have withdrawn a scope (permission, such as `trade`) from the
  // partner. Such a scope is not granted.
  return { partner: partner.id, scopes: redeemed.scopes.filter((one) => partner.scopes.includes(one)) }
}

/** Returns the refusal that names the reason why an embed session could not be redeemed. */
async function reasonOf(
  db: Database['db'],
  id: Buffer,
  { origin, widget, attempt }: FrameRequest,
  partner: string,
  now: number,
): Promise<EmbedRefusal> {
  const row = await db.selectFrom('embed_sessions').selectAll().where('id_hash', '=', id).executeTakeFirst()
  if (!row) return new EmbedRefusal('EMBED_SESSION_UNKNOWN')
  const isRepeat = row.attempt_hash?.equals(hashOf(attempt))
  if (row.redeemed_at !== null && !isRepeat) return new EmbedRefusal('EMBED_SESSION_USED')
  if (row.expires_at <= now) return new EmbedRefusal('EMBED_SESSION_EXPIRED')
  if (row.partner !== partner || !row.origins.includes(origin)) return new EmbedRefusal('EMBED_ORIGIN')
  return new EmbedRefusal(row.widget === widget ? 'EMBED_SCOPE' : 'EMBED_WIDGET')
}
