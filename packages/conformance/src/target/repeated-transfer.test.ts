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

test('a transfer is reversed at the end of the run even if a later request gets no answer', async () => {
  let transfers = 0
  const backEnd = await startBackEnd(({ call }) => {
    if (call === 'wallet.balances') return { code: 1, info: '', data: wallet }
    transfers += 1
    return transfers === 2 ? null : { code: 1, info: '', data: {} }
  })
  const target = openTarget({ base: backEnd.url })
  await expect(repeatedTransfer(target)).rejects.toThrow('convert.exchange is not answered')
  await target.end()
  const moves = backEnd.received.filter(({ call }) => call === 'convert.exchange')
  expect(moves.map(({ request }) => [request.from_account, request.amount])).toEqual([
    ['spot', '1'],
    ['spot', '1'],
    ['futures', '1'],
  ])
})
