import type { Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Data, type Request, type Write, write } from '../../http/routes.ts'
import { factorGuesses } from '../../members/login-failures.ts'
import { addressKey, ownAddress } from '../../members/member-address.ts'
import { memberView } from '../../members/member-view.ts'
import type { MemberRow } from '../../members/members.migration.ts'
import type { RightSetup } from '../../members/second-factor/authenticators.ts'
import type { RightFactor } from '../../members/second-factor/second-factor.ts'
import { spendFactor } from '../../members/second-factor/spend-factor.ts'
import type { NotifyName } from '../../notifies/notify-text.ts'
import { publishNotifies } from '../../notifies/write-notifies.ts'
import { type FieldError, invalid } from '../../refusals/refusal.ts'
import { checkLoginPassword } from './check-login-password.ts'

type Update = Request<'account.update'>
type Changed = Data<'account.update'>
type Action = NonNullable<Update['authenticator']>
/** The member who changes the authenticator, and the session that stays signed in. */
type Owner = { row: MemberRow; sessionId: number | null }

/**
 * Sets up, confirms or turns off the authenticator, or renews the recovery codes. Every action except the confirmation
 * requires the log-in password and, while the authenticator is on, the second factor.
 */
export async function changeAuthenticator(
  exchange: Exchange,
  action: Action,
  request: Update,
  { memberId, sessionId, db }: Context,
): Promise<Write<Changed>> {
  const { members } = exchange
  refuseFields(action, request)
  const row = await members.get(db, memberId)
  const owner = { row, sessionId }
  if (action === 'confirm') {
    const counted = await members.loginFailures.admit(factorGuesses(memberId, 'signed in'))
    const setup = await members.authenticators.checkSetup(db, memberId, request.second_factor ?? '')
    await members.loginFailures.forget(db, counted)
    return write(confirm, owner, setup)
  }
  if (action !== 'start' && row.authenticator_secret === null)
    throw invalid({ authenticator: 'NOTHING_TO_CHANGE' })
  await checkLoginPassword(exchange, db, row, request.password ?? '', 'password')
  const factor = await members.secondFactor.check(row, request, factorGuesses(memberId, 'signed in'))
  return write({ start, off: turnOff, renew_codes: renewCodes }[action], owner, factor)
}

/**
 * Refuses a request that combines an action on the authenticator with another change of the profile. Also refuses a
 * request that lacks a required password or code, or contains a password or code that the action does not use.
 */
function refuseFields(action: Action, { authenticator: _, ...request }: Update) {
  const fields: Record<string, FieldError> = {}
  const expected = action === 'confirm' ? ['second_factor'] : ['password', 'second_factor', 'recovery_code']
  for (const name of Object.keys(request)) if (!expected.includes(name)) fields[name] = 'MODE_INVALID'
  const required = action === 'confirm' ? 'second_factor' : 'password'
  if (request[required] === undefined) fields[required] = 'REQUIRED'
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

async function start(exchange: TxExchange, tx: Tx, owner: Owner, factor: RightFactor): Promise<Changed> {
  await spendLocked(exchange, tx, owner, factor)
  const label = addressKey(ownAddress(owner.row))
  const authenticator_setup = await exchange.members.authenticators.start(tx, owner.row.id, label)
  return { ...(await viewOf(exchange, tx, owner)), authenticator_setup }
}

async function confirm(exchange: TxExchange, tx: Tx, owner: Owner, setup: RightSetup): Promise<Changed> {
  const { members } = exchange
  await members.lock(tx, owner.row.id)
  await members.authenticators.confirm(tx, owner.row.id, setup)
  const recovery_codes = await members.secondFactor.recoveryCodes.replace(tx, owner.row.id)
  await closeOthers(exchange, tx, owner, 'AUTHENTICATOR_ON')
  return { ...(await viewOf(exchange, tx, owner)), recovery_codes }
}

async function turnOff(exchange: TxExchange, tx: Tx, owner: Owner, factor: RightFactor): Promise<Changed> {
  const { members } = exchange
  await spendLocked(exchange, tx, owner, factor)
  await members.authenticators.turnOff(tx, owner.row.id)
  await members.secondFactor.recoveryCodes.remove(tx, owner.row.id)
  await closeOthers(exchange, tx, owner, 'AUTHENTICATOR_OFF')
  return viewOf(exchange, tx, owner)
}

async function renewCodes(exchange: TxExchange, tx: Tx, owner: Owner, factor: RightFactor): Promise<Changed> {
  await spendLocked(exchange, tx, owner, factor)
  const recovery_codes = await exchange.members.secondFactor.recoveryCodes.replace(tx, owner.row.id)
  await notify(exchange, tx, owner, 'RECOVERY_CODES_RENEWED')
  return { ...(await viewOf(exchange, tx, owner)), recovery_codes }
}

/**
 * Locks the member, then uses up the second factor, so that no concurrent request turns the authenticator on or off
 * before the transaction ends.
 */
async function spendLocked(exchange: TxExchange, tx: Tx, { row }: Owner, factor: RightFactor) {
  await exchange.members.lock(tx, row.id)
  await spendFactor(exchange, tx, row.id, factor)
}

/**
 * Ends all sessions of the member except the current one, and sends the member a message about the change of the
 * authenticator.
 */
async function closeOthers(exchange: TxExchange, tx: Tx, owner: Owner, name: NotifyName) {
  const { row, sessionId } = owner
  await exchange.members.endSessions(tx, row.id, sessionId === null ? 'all' : { except: sessionId })
  await notify(exchange, tx, owner, name)
}

const notify = (exchange: TxExchange, tx: Tx, { row }: Owner, name: NotifyName) =>
  publishNotifies(exchange, tx, [
    { memberId: row.id, type: 'security', name, params: {}, refType: null, refNo: null },
  ])

async function viewOf({ members, ledger, index, clock }: TxExchange, tx: Tx, { row }: Owner) {
  const wallet = await ledger.wallet(tx, row.id)
  return memberView(await members.get(tx, row.id), wallet, index, clock.now())
}
