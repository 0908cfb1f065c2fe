import type { Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Data, type Request, type Write, write } from '../../http/routes.ts'
import { deviceGuesses, nameGuesses } from '../../members/login-failures.ts'
import { addressOf } from '../../members/member-address.ts'
import type { MemberRow } from '../../members/members.migration.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type DeviceOrigin, openSession } from './open-session.ts'

/**
 * Logs in by password. An unknown account takes the same time and gets the same answer as a wrong password.
 */
export async function logIn(
  { members: { passwords, loginFailures, devices, find } }: Exchange,
  { account, area_code, password, device_token: token }: Request<'session.login'>,
  { db, device, ip }: Context,
): Promise<Write<Data<'session.login'>>> {
  const address = addressOf(account, area_code)
  const strangers = nameGuesses(address)
  const owner = await find(db, address)
  // Failed log-ins are counted per account name, and separately for a device that the owner has used before.
  // Guesses from other devices therefore cannot lock out the owner, and a log-in of the owner does not reset
  // the count of those guesses.
  const known = owner && (await devices.knows(db, token, owner.id)) ? deviceGuesses(owner.id) : null
  const row = await passwords.inTurn(known?.key ?? strangers.key, async () => {
    const counted = await (known ? loginFailures.admit(known, strangers) : loginFailures.admit(strangers))
    const row = await find(db, address)
    const right = await passwords.verify(row?.password_hash ?? null, password)
    if (!row || !right) throw new Refusal('LOGIN_FAILED')
    await loginFailures.forget(db, counted)
    return row
  })
  if (row.disabled) throw new Refusal('ACCOUNT_DISABLED')
  return write(enter, row, { device, ip, token })
}

async function enter(exchange: TxExchange, tx: Tx, row: MemberRow, origin: DeviceOrigin) {
  const { password_hash } = await exchange.members.lock(tx, row.id)
  // A log-in with the old password is refused if the password changed after the comparison.
  if (password_hash !== row.password_hash) throw new Refusal('LOGIN_FAILED')
  return openSession(exchange, tx, row.id, origin)
}
