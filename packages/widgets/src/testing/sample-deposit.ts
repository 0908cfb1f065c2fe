import type { Data } from '@bourselet/sdk'

type Deposit = Data<'deposit.declare'>

/**
 * Returns a deposit of 250 USDT that has a voucher but no blockchain transaction. `changes` replace its fields.
 */
export const sampleDeposit = (changes: Partial<Deposit> = {}): Deposit => ({
  order_no: 'R202611210000000001',
  coin: 'USDT',
  chain: 'TRC20',
  address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs',
  txid: null,
  amount: '250.00000000',
  credited: '0.00000000',
  confirmations: 0,
  required: 3,
  status: 'review',
  voucher: '/files/a.jpg',
  remark: '',
  created_at: 1,
  credited_at: null,
  ...changes,
})
