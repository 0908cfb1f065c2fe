import { createHash } from 'node:crypto'
import { uploadPng } from '../../files/test-upload.ts'
import { testCalls } from '../../http/test-calls.ts'
import { amountMove } from '../../http/test-money-moves.ts'

const usdt = { coin: 'USDT', chain: 'TRC20' }
const small = { ...usdt, amount: '5' }

export const calls = testCalls({
  async createRows({ sandbox, token, name, canaries, done }) {
    const txid = createHash('sha256').update(name).digest('hex')
    const voucher = await uploadPng(sandbox, token, 'voucher')
    const { order_no } = await done('deposit.declare', { ...usdt, amount: '250', txid })
    await done('deposit.declare', { ...usdt, amount: '10', voucher })
    const places = (await done('deposit.addresses')) as { address: string }[]
    canaries.push(...places.map(({ address }) => address))
    const { id } = await done('deposit.get', { order_no })
    return { id, order_no, txid, voucher }
  },
  // This table gets a row at the first credited deposit of a member. In these tests, no deposit is credited.
  emptyColumns: ['deposit_totals.member_id'],
  reads: ({ order_no }) => ({ 'deposit.get': [{ order_no }] }),
  probes: [
    ['deposit.get', 'id', ({ id }) => ({ id })],
    ['deposit.get', 'order_no', ({ order_no }) => ({ order_no })],
    ['deposit.get', 'txid', ({ txid }) => ({ txid })],
    ['deposit.declare', 'voucher', ({ voucher }) => ({ ...small, voucher })],
    ['deposit.declare', 'txid', ({ txid }) => ({ ...small, txid }), { error: 'TXID_USED', field: 'txid' }],
  ],
  moves: [amountMove('deposit.declare', 'a deposit', async () => usdt)],
  exampleRows: {
    async 'deposit.get'({ done }) {
      const { id } = await done('deposit.declare', { ...usdt, amount: '250', txid: 'ab'.repeat(32) })
      return { id }
    },
  },
})
