import { testCalls } from '../../http/test-calls.ts'

export const calls = testCalls({
  async createRows({ done }) {
    await done('invite.signToday')
  },
  // A row is created when an invited member earns the inviter a reward, and the member has invited nobody.
  emptyColumns: ['referral_totals.member_id'],
})
