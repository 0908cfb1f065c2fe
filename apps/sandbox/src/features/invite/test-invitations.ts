import type { OperationId } from '../../http/routes.ts'
import type { TestSandbox } from '../../test-sandbox.ts'

/**
 * Returns helpers that create members of a test sandbox who invite each other, and that read the rewards of their
 * invitations.
 */
export function testInvitations(sandbox: TestSandbox) {
  /** Creates a member. If an invitation code is given, its owner is the inviter. */
  async function member(invite_code?: string) {
    const money = { balances: { USDT: '100000' }, futures_balance: '50000' }
    const { id, email, token } = await sandbox.newMember({ invite_code, ...money })
    const ask = <Id extends OperationId>(call: Id, request?: object) => sandbox.call(call, request, token)
    const code = (await ask('account.info')).data.invite_code
    return { id, email, code, ask }
  }
  return {
    member,
    /** Returns the sum of a member's account changes of one type, by coin, in units of 1e-8. */
    async sumsOf({ id }: { id: number }, type: 'referral_reward' | 'sign_reward') {
      const rows = await sandbox
        .exchange()
        .database.db.selectFrom('account_changes')
        .select(({ fn }) => ['coin', fn.sum<bigint>('available_delta').as('sum')])
        .where('member_id', '=', id)
        .where('type', '=', type)
        .groupBy('coin')
        .execute()
      return Object.fromEntries(rows.map(({ coin, sum }) => [coin, sum]))
    },
    /** Returns true if the ledger sums up to zero for every coin. */
    async balanced() {
      const { ledger, database } = sandbox.exchange()
      return (await ledger.trialBalance(database.db)).ok
    },
  }
}

export type TestInvitations = ReturnType<typeof testInvitations>
export type Member = Awaited<ReturnType<TestInvitations['member']>>
