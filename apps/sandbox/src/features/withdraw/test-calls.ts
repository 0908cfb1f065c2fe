import { createHash } from 'node:crypto'
import { writeAddress } from '@bourselet/sdk/address'
import { testCalls } from '../../http/test-calls.ts'
import { pin, type TestMember } from '../../http/test-member.ts'
import { amountMove, keyedMove } from '../../http/test-money-moves.ts'

const usdt = { coin: 'USDT', chain: 'TRC20' }
const payout = { address: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr', amount: '100', ...pin }
const withdrawal = { ...usdt, ...payout }
const usdtWithdrawal = { chain: 'TRC20', ...payout }
const toBank = { type: 'bank', coin: 'USDT', amount: '100', ...pin }
const entry = { type: 'crypto', ...usdt, address: 'TDSpNPq2TzutZwbAXCM23cKcGHNXPK3otm', ...pin }
const remove = { action: 'delete', ...pin }
const cardOf = (name: string) => ({
  ...{ type: 'bank', bank_name: `Bank of ${name}`, bank_phone: '7700900123', area_code: '+44' },
  ...{ real_name: `Owner ${name}`, bank_card: '6222000011112222', ...pin },
})
/** Returns the order number of a new withdrawal. */
const withdrawn = async ({ done }: TestMember): Promise<string> =>
  (await done('withdraw.request', withdrawal)).order_no

export const calls = testCalls({
  async createRows({ name, canaries, done }) {
    const tron = writeAddress('TRC20', createHash('sha256').update(name).digest().subarray(0, 20))
    const remark = `Remark of ${name}`
    const { addresses } = await done('withdraw.saveDestination', { ...entry, address: tron, remark })
    const { banks } = await done('withdraw.saveDestination', cardOf(name))
    const [address_id, bank_id] = [addresses[0].id, banks[0].id]
    const { order_no } = await done('withdraw.request', { ...usdt, address_id, amount: '100', ...pin })
    await done('withdraw.request', { ...toBank, bank_id })
    canaries.push(tron, remark, `Bank of ${name}`, `Owner ${name}`)
    return { address_id, bank_id, order_no }
  },
  probes: [
    ['withdraw.request', 'address_id', ({ address_id }) => ({ ...usdt, address_id, amount: '20', ...pin })],
    ['withdraw.request', 'bank_id', ({ bank_id }) => ({ ...toBank, bank_id })],
    ['withdraw.request', 'order_no', ({ order_no }) => ({ action: 'cancel', order_no, ...pin })],
    [
      'withdraw.requestUsdt',
      'address_id',
      ({ address_id }) => ({ chain: 'TRC20', address_id, amount: '20', ...pin }),
    ],
    ['withdraw.saveDestination', 'id', ({ address_id: id }) => ({ ...entry, id })],
    ['withdraw.saveDestination', 'id', ({ bank_id: id }) => ({ ...cardOf('edited'), id })],
    ['withdraw.saveDestination', 'id', ({ address_id: id }) => ({ ...remove, type: 'crypto', id })],
    ['withdraw.saveDestination', 'id', ({ bank_id: id }) => ({ ...remove, type: 'bank', id })],
  ],
  moves: [
    amountMove('withdraw.request', 'a withdrawal', async () => withdrawal),
    amountMove('withdraw.requestUsdt', 'a withdrawal of USDT', async () => usdtWithdrawal),
    keyedMove('withdraw.request', 'taking a withdrawal back', async (member) => ({
      request: { action: 'cancel', order_no: await withdrawn(member), ...pin },
      other: { action: 'cancel', order_no: await withdrawn(member), ...pin },
    })),
  ],
  moneyless: ['withdraw.saveDestination'],
  fundPasswordRequests: [
    ['withdraw.requestUsdt', usdtWithdrawal],
    ['withdraw.saveDestination', entry],
    ['withdraw.saveDestination', { ...cardOf('new'), bank_card: '6222000033334444' }],
  ],
  codeCalls: {
    'withdraw.request': { scene: 'withdraw', request: (code) => ({ ...withdrawal, code }) },
    'withdraw.requestUsdt': { scene: 'withdraw', request: (code) => ({ ...usdtWithdrawal, code }) },
  },
})
