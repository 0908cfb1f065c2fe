import type { Exchange } from '../../exchange/exchange.ts'
import type { Context, Data, Request } from '../../http/routes.ts'
import { maskEmail } from '../../members/mask.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Binds the e-mail address, proved by a code sent to it; replacing one asks for the fund password too. Withdrawals are
 * reviewed for a day afterwards. Whether an address is taken is told only to who can read its letters.
 */
export async function bindEmail(
  { members, database, clock }: Exchange,
  request: Request<'account.bindEmail'>,
  { memberId, transaction }: Context,
): Promise<Data<'account.bindEmail'>> {
  const email = request.email.toLowerCase()
  const row = await members.get(database.db, memberId)
  if (row.email !== null) {
    if (request.trade_password === undefined) throw invalid({ trade_password: 'REQUIRED' })
    await members.checkFundPassword(memberId, request.trade_password)
  }
  await transaction(async (tx) => {
    await members.codes.use(tx, 'bind', email, request.code)
    const bound = await tx
      .updateTable('members')
      .set({ email, policy_changed_at: clock.now() })
      .where('id', '=', memberId)
      .where('email', 'is not distinct from', row.email)
      .executeTakeFirst()
      .catch(refuseTaken)
    if (bound.numUpdatedRows !== 1n) throw invalid({ trade_password: 'REQUIRED' })
  })
  return { email: maskEmail(email), email_bound: true }
}

function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code === UNIQUE_VIOLATION)
    throw new Refusal('ACCOUNT_EXISTS', { field: 'email' })
  throw error
}
