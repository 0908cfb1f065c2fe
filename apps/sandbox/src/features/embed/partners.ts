import type { Reader, Tx } from '../../database/transaction.ts'
import { SCOPES, type Scope } from '../../exchange/embeds.ts'
import { SettingsError } from '../../exchange/settings.ts'
import { hashOf } from './secrets.ts'

/** The settings of a partner that the operator changes. A setting that is undefined keeps its value. */
export interface PartnerChange {
  origins?: string[] | undefined
  scopes?: Scope[] | undefined
  requiresSession?: boolean | undefined
  disabled?: boolean | undefined
  secret?: string | undefined
}

/** Pattern of the secrets that the operator may choose. HTTP Basic transports these characters unchanged. */
const SECRET = /^[!-~]{32,200}$/

/** Returns the scope with this name. Throws a SettingsError if the name is unknown. */
export function scopeOf(name: string): Scope {
  const scope = SCOPES.find((one) => one === name)
  if (!scope) throw new SettingsError(`There is no scope ${name}. Scopes: ${SCOPES.join(', ')}`)
  return scope
}

/**
 * Returns an origin as browsers send it: in lower case and without a slash at the end. Throws a SettingsError for any
 * other text, such as an address with a path.
 */
export function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : ''
  if (!/^https?:\/\/[a-z0-9.:-]+$/.test(origin) || origin !== text.replace(/\/$/, '').toLowerCase())
    throw new SettingsError(`${text} is no origin. Example: https://partner.example`)
  return origin
}

/** Returns true if the partner exists, even if it is disabled. */
export async function isPartner(db: Reader, id: string): Promise<boolean> {
  return (await db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/**
 * Adds a partner. By default, the partner has all scopes and its frames require embed sessions. Throws a
 * SettingsError if a setting is invalid or an origin belongs to another partner.
 */
export async function addPartner(
  tx: Tx,
  id: string,
  change: PartnerChange & { origins: string[]; secret: string },
): Promise<void> {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    throw new SettingsError(`${id} is no id of a partner: small letters, digits and hyphens, at most 40`)
  const { scopes = [...SCOPES], requiresSession = true, disabled = false } = change
  await tx
    .insertInto('partners')
    .values({
      id,
      secret_hash: hashOf(checkedSecret(change.secret)),
      scopes,
      requires_session: requiresSession,
      disabled,
    })
    .execute()
  await replaceOrigins(tx, id, change.origins)
}

/**
 * Changes the given settings of a partner. A new secret ends the sessions that were created with the old one. Throws a
 * SettingsError if a setting is invalid or an origin belongs to another partner.
 */
export async function changePartner(tx: Tx, id: string, change: PartnerChange): Promise<void> {
  const { origins, scopes, requiresSession, disabled, secret } = change
  const columns = {
    ...(scopes && { scopes }),
    ...(requiresSession !== undefined && { requires_session: requiresSession }),
    ...(disabled !== undefined && { disabled }),
    ...(secret !== undefined && { secret_hash: hashOf(checkedSecret(secret)) }),
  }
  if (Object.keys(columns).length > 0)
    await tx.updateTable('partners').set(columns).where('id', '=', id).execute()
  if (origins) await replaceOrigins(tx, id, origins)
  // Someone who knows the old secret may have created sessions with it, so all sessions of the partner are deleted.
  if (secret !== undefined) await tx.deleteFrom('embed_sessions').where('partner', '=', id).execute()
}

function checkedSecret(secret: string): string {
  if (SECRET.test(secret)) return secret
  throw new SettingsError('A secret has at least 32 characters and at most 200, all of ASCII without spaces.')
}

async function replaceOrigins(tx: Tx, id: string, origins: string[]): Promise<void> {
  const taken = await tx
    .selectFrom('partner_origins')
    .selectAll()
    .where('origin', 'in', origins)
    .where('partner', '<>', id)
    .executeTakeFirst()
  if (taken) throw new SettingsError(`${taken.origin} belongs to the partner ${taken.partner}.`)
  await tx.deleteFrom('partner_origins').where('partner', '=', id).execute()
  const rows = origins.map((origin) => ({ origin, partner: id }))
  await tx.insertInto('partner_origins').values(rows).execute()
}

/** Removes a partner together with its embed sessions. Returns false if the partner does not exist. */
export async function removePartner(db: Reader, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('partners').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Returns the origins of a partner. */
export async function originsOf(db: Reader, id: string): Promise<string[]> {
  const rows = await db.selectFrom('partner_origins').select('origin').where('partner', '=', id).execute()
  return rows.map(({ origin }) => origin)
}

/** Returns the origins of all partners that are not disabled. */
export async function enabledOrigins(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_origins')
    .innerJoin('partners', 'partners.id', 'partner_origins.partner')
    .select('origin')
    .where('disabled', '=', false)
    .orderBy('origin')
    .execute()
  return rows.map(({ origin }) => origin)
}

/** Returns one line of text for each partner, without its secret. */
export async function partnerLines(db: Reader): Promise<string[]> {
  const partners = await db.selectFrom('partners').selectAll().orderBy('id').execute()
  const origins = await db.selectFrom('partner_origins').selectAll().orderBy('origin').execute()
  return partners.map(({ id, scopes, requires_session, disabled }) => {
    const own = origins.filter(({ partner }) => partner === id).map(({ origin }) => origin)
    const state = disabled ? 'disabled' : requires_session ? 'requires sessions' : 'requires no sessions'
    return `${id}: ${state}; scopes ${scopes.join(', ')}; origins ${own.join(', ')}`
  })
}
