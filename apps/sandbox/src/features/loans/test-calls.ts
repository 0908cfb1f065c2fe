import { uploadPng } from '../../files/test-upload.ts'
import { testCalls } from '../../http/test-calls.ts'
import { pin, type TestMember } from '../../http/test-member.ts'
import { amountMove, keyedMove, type Move } from '../../http/test-money-moves.ts'

const loan = { term_days: 30, agree: true, ...pin }
const plain = { ...loan, goods_id: 1 }
const secured = { ...loan, goods_id: 2, collateral_coin: 'BTC' }
/** Returns the order number of a paid-out loan with collateral. */
async function paidLoan({ done, sandbox }: TestMember, amount: string): Promise<string> {
  const { order_no } = await done('loans.apply', { ...secured, amount })
  await sandbox.control('review', { type: 'loan', id: order_no, approve: true })
  return order_no
}
/** Returns a money-moving call that changes a paid-out loan. */
const repayment = (name: string, request: object, other: object): Move =>
  keyedMove('loans.repay', name, async (member) => {
    const order = { order_no: await paidLoan(member, '1000'), ...pin }
    return { request: { ...order, ...request }, other: { ...order, ...other } }
  })
const collateral = { action: 'add_collateral' }

export const calls = testCalls({
  async createRows(member) {
    const order_no = await paidLoan(member, '500')
    await member.done('loans.repay', { order_no, amount: '20', ...pin })
    return { order_no, voucher: await uploadPng(member.sandbox, member.token, 'voucher') }
  },
  probes: [
    ['loans.repay', 'order_no', ({ order_no }) => ({ order_no, amount: '1', ...pin })],
    ['loans.repay', 'order_no', ({ order_no }) => ({ order_no, ...collateral, quantity: '0.001', ...pin })],
    ['loans.repay', 'voucher', ({ voucher }, { order_no }) => ({ order_no, amount: '1', voucher, ...pin })],
    ['loans.repay', 'order_no', ({ order_no }) => ({ order_no, ...pin })],
  ],
  unownedFields: ['loans.apply.goods_id'],
  moves: [
    amountMove('loans.apply', 'an application for a loan', async () => plain),
    amountMove('loans.apply', 'an application with collateral', async () => secured, ['USDT']),
    repayment('a repayment', { amount: '10' }, { amount: '11' }),
    repayment('a repayment in full', {}, { amount: '11' }),
    repayment('added collateral', { ...collateral, quantity: '0.01' }, { ...collateral, quantity: '0.02' }),
  ],
  fundPasswordRequests: [['loans.apply', { ...plain, amount: '500' }]],
  exampleRows: {
    async 'loans.apply'({ sandbox, id }) {
      await sandbox.control('review', { type: 'kyc', id: String(id), approve: true })
      return {}
    },
    async 'loans.repay'({ sandbox, done }) {
      const [{ order_no }] = (await done('loans.orders')).list
      await sandbox.control('review', { type: 'loan', id: order_no, approve: true })
      return { order_no }
    },
  },
})
