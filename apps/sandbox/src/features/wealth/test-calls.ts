import { emptyPage, type FullMember, testCalls } from '../../http/test-calls.ts'
import { pin, type TestMember } from '../../http/test-member.ts'
import { amountMove, redemption } from '../../http/test-money-moves.ts'

/** Returns the request that subscribes to a pledge product of the seed data. */
async function pledgeOf({ done }: TestMember) {
  const { list } = await done('wealth.products', { kind: 'pledge', coin: 'USDT' })
  return { id: list[0].id, agree: true, amount: '500', ...pin }
}

/**
 * Inserts an income record of a position. If the test moved the clock forward by a day, the sandbox would create such a
 * record, but the sessions of the members would end.
 */
async function insertIncome({ sandbox }: FullMember, orderNo: string, date: string): Promise<number> {
  const { database, sequences, clock } = sandbox.exchange()
  const id = sequences.next('term_incomes')
  const { id: position_id, ...order } = await database.db
    .selectFrom('term_positions')
    .select(['id', 'member_id', 'order_no', 'kind', 'coin', 'principal'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  const day = { date, rate: '0', amount: 0n, created_at: clock.now() }
  await database.db
    .insertInto('term_incomes')
    .values({ id, position_id, ...order, ...day })
    .execute()
  return id
}

export const calls = testCalls({
  async createRows(member) {
    const { order_no, start_date } = await member.done('wealth.subscribe', await pledgeOf(member))
    return { order_no, income_id: await insertIncome(member, order_no, start_date) }
  },
  reads: ({ order_no }) => ({ 'wealth.order': [{ order_no }] }),
  probes: [
    ['wealth.order', 'order_no', ({ order_no }) => ({ order_no })],
    ['wealth.summary', 'id', ({ income_id: id }) => ({ id })],
    ['wealth.change', 'order_no', ({ order_no }) => ({ order_no, amount: '20', ...pin })],
    ['wealth.change', 'order_no', ({ order_no }) => ({ action: 'redeem', order_no, ...pin })],
    ['wealth.incomes', 'order_no', ({ order_no }) => ({ order_no }), emptyPage],
  ],
  unownedFields: ['wealth.product.id', 'wealth.subscribe.id'],
  moves: [
    amountMove('wealth.subscribe', 'a subscription', pledgeOf),
    amountMove('wealth.change', 'adding to a subscription', async (member) => ({
      order_no: (await member.done('wealth.subscribe', await pledgeOf(member))).order_no,
      ...pin,
    })),
    redemption('wealth.change', 'an early redemption', pledgeOf, 'wealth.subscribe'),
  ],
  exampleRows: {
    async 'wealth.change'(member) {
      const { order_no } = await member.done('wealth.subscribe', await pledgeOf(member))
      return { order_no }
    },
    async 'wealth.order'({ done }) {
      const [{ order_no }] = (await done('wealth.orders')).list
      return { order_no }
    },
  },
  fundPasswordRequests: [['wealth.subscribe', { id: 1, amount: '100', agree: true, ...pin }]],
})
