import { emptyPage, testCalls } from '../../http/test-calls.ts'

export const calls = testCalls({
  async createRows({ done }) {
    await done('notices.markRead', { id: 1 })
    const { id } = await done('notices.latestMessage')
    return { id }
  },
  reads: () => ({ 'notices.memberDetail': [{ id: 1 }] }),
  probes: [
    ['notices.markMessagesRead', 'id', ({ id }) => ({ id })],
    ['notices.messages', 'id', ({ id }) => ({ id }), emptyPage],
  ],
  unownedFields: ['notices.detail.id', 'notices.markRead.id', 'notices.memberDetail.id'],
})
