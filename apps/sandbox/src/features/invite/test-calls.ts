import { testCalls } from '../../http/test-calls.ts'

export const calls = testCalls({
  async createRows({ done }) {
    await done('invite.signToday')
  },
  // This table gets a row when an invited member earns the inviter a reward. In these tests, the member has invited
  // nobody.
  emptyColumns: ['referral_totals.member_id'],
})
