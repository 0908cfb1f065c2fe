import { expect, test } from 'vitest'
import { startBackEnd } from '../testing/back-end.ts'
import { repeatedTransfer } from './repeated-transfer.ts'
import { openTarget } from './target.ts'

const ZERO = '0.00000000'
const wallet = {
  total_usdt: ZERO,
  total_btc: ZERO,
  by_account: { spot: ZERO, futures: ZERO, finance: ZERO, loans: ZERO },
  list: [],
}

const usdt = {
  coin: 'USDT',
  account: 'spot',
  frozen: ZERO,
  total: '10.00000000',
  price_usdt: '1',
  value_usdt: '10.00000000',
  name: 'Tether',
  icon: 'https://exchange.example/usdt.png',
  deposit_enabled: true,
  withdraw_enabled: true,
  chains: [],
}

test.each([
  ['the first request', 1, ['spot', 'spot', 'futures']],
  ['the repeated request', 2, ['spot', 'spot', 'futures']],
  ['the request with another amount', 3, ['spot', 'spot', 'spot', 'futures']],
  ['the request that transfers it back', 4, ['spot', 'spot', 'spot', 'futures', 'futures']],
])(
  'the conformance kit reverses its transfer at the end of the run even if %s gets no answer',
  async (_, unanswered, expected) => {
    let transfers = 0
    let reads = 0
    const backEnd = await startBackEnd(({ call }) => {
      if (call === 'wallet.balances') {
        reads += 1
        return {
          code: 1,
          info: '',
          data: { ...wallet, list: [{ ...usdt, available: reads === 1 ? '10.00000000' : '9.00000000' }] },
        }
      }
      transfers += 1
      return transfers === unanswered ? null : { code: 1, info: '', data: {} }
    })
    const target = openTarget({ base: backEnd.url })
    await expect(repeatedTransfer(target)).rejects.toThrow('convert.exchange is not answered')
    await target.end()
    const moves = backEnd.received.filter(({ call }) => call === 'convert.exchange')
    expect(moves.map(({ request }) => request.from_account)).toEqual(expected)
    expect(moves.at(-1)!.request.amount).toBe('1')
  },
)

test('the conformance kit transfers nothing back if the transfer was refused', async () => {
  const backEnd = await startBackEnd(({ call }) =>
    call === 'wallet.balances' ? { code: 1, info: '', data: wallet } : { code: 5201, info: '', data: null },
  )
  const target = openTarget({ base: backEnd.url })
  await expect(repeatedTransfer(target)).rejects.toThrow('convert.exchange answers')
  await target.end()
  expect(backEnd.received.filter(({ call }) => call === 'convert.exchange')).toHaveLength(1)
})
