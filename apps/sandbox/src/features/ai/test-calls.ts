import { testCalls } from '../../http/test-calls.ts'
import { pin, type TestMember } from '../../http/test-member.ts'

/** Creates an unpaid AI order (draft) and returns its order number. */
async function draftOf({ done }: TestMember): Promise<string> {
  const [plan] = await done('ai.products')
  return (await done('ai.create', { goods_id: plan.id, amount: '100' })).order_no
}

export const calls = testCalls({
  async createRows(member) {
    const running_no = await draftOf(member)
    await member.done('ai.submit', { order_no: running_no, ...pin })
    return { draft_no: await draftOf(member), running_no }
  },
  renewRows: async (member) => ({ draft_no: await draftOf(member) }),
  probes: [
    ['ai.submit', 'order_no', ({ draft_no }) => ({ order_no: draft_no, ...pin })],
    ['ai.submit', 'order_no', ({ running_no }) => ({ order_no: running_no, action: 'finish', ...pin })],
  ],
  unownedFields: ['ai.create.goods_id', 'ai.products.id'],
  moneyless: ['ai.create'],
  exampleRows: { 'ai.submit': async (member) => ({ order_no: await draftOf(member) }) },
})
