import type { Random } from '../../clock/random.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import { SCOPES, type Scope } from '../../exchange/embeds.ts'
import { SettingsError } from '../../exchange/settings.ts'
import { hashOf } from './create-session.ts'

/** What the operator sets of a partner. */
export interface PartnerSettings {
  id: string
  origins: string[]
  scopes: Scope[]
  requiresSession: boolean
}

/** Minimum length of a secret that the operator chooses. */
const SECRET_CHARS = 32

/** Returns the scope with this name. Throws a SettingsError for another name. */
export function scopeOf(name: string): Scope {
  const scope = SCOPES.find((one) => one === name)
  if (!scope) throw new SettingsError(`There is no scope ${name}. Scopes: ${SCOPES.join(', ')}`)
  return scope
}

/** Returns an origin as browsers write it. Throws a SettingsError for anything else, such as an address with a path. */
export function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : ''
  if (!/^https?:\/\/[a-z0-9.:-]+$/.test(origin) || origin !== text.replace(/\/$/, '').toLowerCase())
    throw new SettingsError(`${text} is no origin. Example: https://partner.example`)
  return origin
}

/** Returns a new secret: 256 random bits. */
export const newSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('hex')

/**
 * Adds a partner, or changes the settings of a known one. Stores the hash of `secret` if it is given. Throws a
 * SettingsError if the settings are invalid or an origin belongs to another partner.
 */
export async function setPartner(
  tx: Tx,
  { id, origins, scopes, requiresSession }: PartnerSettings,
  secret: string | undefined,
): Promise<void> {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    throw new SettingsError(`${id} is no id of a partner: small letters, digits and hyphens, at most 40`)
  if (secret !== undefined && secret.length < SECRET_CHARS)
    throw new SettingsError(`A secret has at least ${SECRET_CHARS} characters.`)
  const taken = await tx
    .selectFrom('partner_origins')
    .selectAll()
    .where('origin', 'in', origins)
    .where('partner', '<>', id)
    .executeTakeFirst()
  if (taken) throw new SettingsError(`${taken.origin} belongs to the partner ${taken.partner}.`)
  const values = { scopes, requires_session: requiresSession, disabled: false }
  if (secret === undefined) await tx.updateTable('partners').set(values).where('id', '=', id).execute()
  else {
    const row = { ...values, secret_hash: hashOf(secret) }
    await tx
      .insertInto('partners')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
  await tx.deleteFrom('partner_origins').where('partner', '=', id).execute()
  const rows = origins.map((origin) => ({ origin, partner: id }))
  await tx.insertInto('partner_origins').values(rows).execute()
}

/** Returns true if the partner existed. Its sessions end. */
export async function removePartner(db: Reader, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('partners').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Returns one line for each partner, without secrets. */
export async function partnerLines(db: Reader): Promise<string[]> {
  const partners = await db.selectFrom('partners').selectAll().orderBy('id').execute()
  const origins = await db.selectFrom('partner_origins').selectAll().orderBy('origin').execute()
  return partners.map(({ id, scopes, requires_session, disabled }) => {
    const own = origins.filter(({ partner }) => partner === id).map(({ origin }) => origin)
    const state = disabled ? 'disabled' : requires_session ? 'requires sessions' : 'requires no sessions'
    return `${id}: ${state}; scopes ${scopes.join(', ')}; origins ${own.join(', ')}`
  })
}
