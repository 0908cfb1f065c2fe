import { emptyPage, testCalls } from '../../http/test-calls.ts'
import type { TestMember } from '../../http/test-member.ts'

const latestOf = async ({ done }: TestMember) => ({ id: (await done('notices.latestMessage')).id })

export const calls = testCalls({
  async createRows(member) {
    await member.done('notices.markRead', { id: 1 })
    return latestOf(member)
  },
  reads: () => ({ 'notices.memberDetail': [{ id: 1 }] }),
  probes: [
    ['notices.markMessagesRead', 'id', ({ id }) => ({ id })],
    ['notices.messages', 'id', ({ id }) => ({ id }), emptyPage],
  ],
  unownedFields: ['notices.detail.id', 'notices.markRead.id', 'notices.memberDetail.id'],
  exampleRows: { 'notices.markMessagesRead': latestOf, 'notices.memberDetail': latestOf },
})
