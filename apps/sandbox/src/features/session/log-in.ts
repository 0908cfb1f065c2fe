import type { Exchange } from '../../exchange/exchange.ts'
import type { Context, Data, Request } from '../../http/routes.ts'
import { addressKey, addressOf } from '../../members/member-address.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { openSession } from './open-session.ts'

/** Logs in by password. An unknown account costs the same work and gets the same answer as a wrong password. */
export async function logIn(
  exchange: Exchange,
  { account, area_code, password }: Request<'session.login'>,
  context: Context,
): Promise<Data<'session.login'>> {
  const { members, database } = exchange
  const address = addressOf(account, area_code)
  await members.loginFailures.admit(addressKey(address))
  const row = await members.find(database.db, address)
  const right = await members.passwords.verify(row?.password_hash ?? null, password)
  if (!row || !right) throw new Refusal('LOGIN_FAILED')
  await members.loginFailures.forget(addressKey(address))
  if (row.disabled) throw new Refusal('ACCOUNT_DISABLED')
  return context.transaction(async (tx) => {
    const { password_hash } = await members.lock(tx, row.id)
    // Changed since it was compared: a log-in with the old one must not outlive the change.
    if (password_hash !== row.password_hash) throw new Refusal('LOGIN_FAILED')
    return openSession(exchange, tx, row.id, context)
  })
}
