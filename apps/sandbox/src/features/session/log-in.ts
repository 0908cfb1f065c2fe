import type { Reader, Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Data, type Request, type Write, write } from '../../http/routes.ts'
import { deviceGuesses, factorGuesses, nameGuesses, wrongPassword } from '../../members/login-failures.ts'
import { addressOf } from '../../members/member-address.ts'
import type { MemberRow } from '../../members/members.migration.ts'
import type { RightFactor } from '../../members/second-factor/second-factor.ts'
import { spendFactor } from '../../members/second-factor/spend-factor.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type DeviceOrigin, openSession } from './open-session.ts'

type LogIn = Request<'session.login'>

/**
 * Logs a member in with the password, and with the second factor if the member uses one. A log-in to an unknown
 * account takes the same time and gets the same answer as a wrong password. The second factor is checked only after a
 * correct password, so nobody learns without the password whether an account has a second factor.
 */
export async function logIn(
  exchange: Exchange,
  request: LogIn,
  { db, device, ip }: Context,
): Promise<Write<Data<'session.login'>>> {
  const { passwords, loginFailures, logIns, devices, find } = exchange.members
  const { account, area_code, password, device_token: token } = request
  const address = addressOf(account, area_code)
  const strangers = nameGuesses(address)
  const owner = await find(db, address)
  // Failed log-ins from a known device, which has logged in to the account before, have a separate counter. All other
  // failed log-ins are counted by account name. Guesses from unknown devices therefore do not lock the owner out. A
  // log-in of the owner does not reset the count of these guesses.
  const known = owner && (await devices.knows(db, token, owner.id)) ? deviceGuesses(owner.id) : null
  const row = await passwords.inTurn(known?.key ?? strangers.key, async () => {
    const counted = await (known ? loginFailures.admit(known, strangers) : loginFailures.admit(strangers))
    const row = await find(db, address)
    const right = await passwords.verify(row?.password_hash ?? null, password)
    if (!row || !right) {
      await logIns.record(db, row?.id ?? null, 'wrong_password', { device, ip })
      throw wrongPassword(counted.left)
    }
    await loginFailures.forget(db, counted)
    return row
  })
  if (row.disabled) throw new Refusal('ACCOUNT_DISABLED')
  const origin = { device, ip, token }
  return write(enter, row, origin, await checkFactor(exchange, db, row, request, origin, known !== null))
}

/**
 * Checks the second factor. As with passwords, wrong codes from known devices and from unknown devices are counted
 * separately.
 */
async function checkFactor(
  { members: { secondFactor, logIns } }: Exchange,
  db: Reader,
  row: MemberRow,
  request: LogIn,
  origin: DeviceOrigin,
  isKnown: boolean,
): Promise<RightFactor> {
  const strangers = factorGuesses(row.id, 'log-in by strangers')
  const devices = factorGuesses(row.id, 'log-in by devices')
  try {
    return await (isKnown
      ? secondFactor.check(row, request, devices, strangers)
      : secondFactor.check(row, request, strangers))
  } catch (error) {
    if (error instanceof Refusal && error.error === 'SECOND_FACTOR_WRONG')
      await logIns.record(db, row.id, 'wrong_second_factor', origin)
    throw error
  }
}

async function enter(
  exchange: TxExchange,
  tx: Tx,
  row: MemberRow,
  origin: DeviceOrigin,
  factor: RightFactor,
) {
  const { password_hash, disabled } = await exchange.members.lock(tx, row.id)
  // If the password changed after it was verified, a log-in with the old password is refused.
  if (password_hash !== row.password_hash) throw new Refusal('LOGIN_FAILED')
  if (disabled) throw new Refusal('ACCOUNT_DISABLED')
  await spendFactor(exchange, tx, row.id, factor)
  return openSession(exchange, tx, row.id, origin)
}
