import { testCalls } from '../../http/test-calls.ts'
import { pin, type TestMember } from '../../http/test-member.ts'
import { amountMove, keyedMove } from '../../http/test-money-moves.ts'

const pair = { from_coin: 'USDT', to_coin: 'BTC' }
const swap = { ...pair, ...pin }
const toFutures = { from_coin: 'USDT', from_account: 'spot', to_account: 'futures', ...pin }
const fromFutures = { from_coin: 'USDT', from_account: 'futures', to_account: 'spot', ...pin }
const quoteOf = async ({ done }: TestMember, from_amount: string): Promise<string> =>
  (await done('convert.convert', { ...pair, from_amount })).quote_id

export const calls = testCalls({
  async createRows(member) {
    const key = { 'idempotency-key': `key-of-${member.name}` }
    await member.done('convert.convert', { quote_id: await quoteOf(member, '100'), ...pin })
    await member.done('convert.exchange', { ...swap, amount: '50' }, key)
    await member.done('convert.exchange', { ...toFutures, amount: '25' })
    return { quote_id: await quoteOf(member, '75') }
  },
  renewRows: async (member) => ({ quote_id: await quoteOf(member, '75') }),
  probes: [['convert.convert', 'quote_id', ({ quote_id }) => ({ quote_id, ...pin })]],
  moves: [
    keyedMove('convert.convert', 'an accepted quote', async (member) => ({
      request: { quote_id: await quoteOf(member, '100'), ...pin },
      other: { quote_id: await quoteOf(member, '101'), ...pin },
    })),
    amountMove('convert.exchange', 'a swap', async () => swap),
    amountMove('convert.exchange', 'a transfer to futures', async () => toFutures),
    amountMove('convert.exchange', 'a transfer from futures', async () => fromFutures),
  ],
  fundPasswordRequests: [
    ['convert.exchange', { ...swap, amount: '10' }],
    ['convert.exchange', { ...toFutures, amount: '10' }],
  ],
})
