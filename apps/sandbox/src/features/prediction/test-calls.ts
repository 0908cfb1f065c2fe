import { testCalls } from '../../http/test-calls.ts'
import type { TestMember } from '../../http/test-member.ts'
import { orderMove } from '../../http/test-money-moves.ts'

const option = { mode: 'time', symbol: 'BTCUSDT', direction: 'bull', amount: '20', time_id: 1 }
/** Returns the request of a bet on the open round. */
async function betOf({ done }: TestMember) {
  const { rounds } = await done('prediction.times', { symbol: 'BTCUSDT' })
  const { round_no } = rounds.open
  return { mode: 'round', symbol: 'BTCUSDT', direction: 'bull', amount: '20', round_no }
}

export const calls = testCalls({
  async createRows(member) {
    const client_order_id = `option-${member.id}`
    await member.done('prediction.place', { ...option, client_order_id })
    await member.done('prediction.place', await betOf(member))
    return { client_order_id }
  },
  reads: () => ({ 'prediction.rounds': ['rounds', 'mine'].map((scope) => ({ scope, limit: 100 })) }),
  unownedFields: ['prediction.place.time_id', 'prediction.place.round_no'],
  moves: [
    orderMove('prediction.place', 'an option', async () => option),
    orderMove('prediction.place', 'a bet on a round', betOf),
  ],
})
