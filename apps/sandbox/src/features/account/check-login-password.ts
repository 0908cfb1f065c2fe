import type { Reader } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { passwordGuesses, wrongPassword } from '../../members/login-failures.ts'
import type { MemberRow } from '../../members/members.migration.ts'

/**
 * Checks the log-in password of a signed-in member. Wrong guesses in this check and wrong guesses at log-ins are
 * counted separately, so neither count locks the other. Throws LOGIN_FAILED with the name of the request field for a
 * wrong password. If few tries are left, the error contains their number. Throws ACCOUNT_LOCKED after too many wrong
 * guesses.
 */
export async function checkLoginPassword(
  { members: { loginFailures, passwords } }: Exchange,
  db: Reader,
  row: MemberRow,
  password: string,
  field: string,
): Promise<void> {
  await passwords.inTurn(`member ${row.id}`, async () => {
    const counted = await loginFailures.admit(passwordGuesses(row.id))
    if (!(await passwords.verify(row.password_hash, password))) throw wrongPassword(counted.left, field)
    await loginFailures.forget(db, counted)
  })
}
