import { testCalls } from '../../http/test-calls.ts'
import { pin, type TestMember } from '../../http/test-member.ts'
import { amountMove, redemption } from '../../http/test-money-moves.ts'

/** Returns the request that deposits into the flexible savings product of the seed data. */
async function savingsOf({ done }: TestMember) {
  const [flexible] = await done('savings.goods', { type: 'flexible' })
  return { goods_id: flexible.id, amount: '500', ...pin }
}

export const calls = testCalls({
  async createRows(member) {
    const { order_no } = await member.done('savings.add', await savingsOf(member))
    return { order_no }
  },
  probes: [
    ['savings.add', 'order_no', ({ order_no }) => ({ action: 'redeem', order_no, amount: '20', ...pin })],
    ['savings.add', 'order_no', ({ order_no }) => ({ action: 'redeem', order_no, ...pin })],
  ],
  unownedFields: ['savings.add.goods_id'],
  moves: [
    amountMove('savings.add', 'a deposit into savings', savingsOf),
    redemption('savings.add', 'taking savings out', savingsOf),
  ],
  fundPasswordRequests: [['savings.add', { goods_id: 1, amount: '20', ...pin }]],
})
