import type { Exchange } from '../../exchange/exchange.ts'
import type { MemberRow } from '../../members/members.migration.ts'
import { Refusal } from '../../refusals/refusal.ts'

/**
 * Compares the log-in password of a signed-in member. Counted apart from log-ins, so that neither locks the other's
 * door. Throws ACCOUNT_LOCKED, or LOGIN_FAILED at the field it was typed in.
 */
export async function checkLoginPassword(
  { members }: Exchange,
  row: MemberRow,
  password: string,
  field: string,
): Promise<void> {
  const guesses = `password of ${row.id}`
  await members.loginFailures.admit(guesses)
  if (!(await members.passwords.verify(row.password_hash, password)))
    throw new Refusal('LOGIN_FAILED', { field })
  await members.loginFailures.forget(guesses)
}
