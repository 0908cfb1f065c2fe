import { compare, sub, trim } from '@bourselet/sdk/money'
import { answered, type Exchange } from './exchange.ts'
import { newKey } from './key.ts'
import { NotChecked } from './not-checked.ts'
import type { Target } from './target.ts'

/**
 * Three requests for a transfer under one idempotency key, with their answers: the first one, the same request
 * again, and a request with another amount.
 */
export interface RepeatedTransfer {
  amount: string
  first: Exchange
  again: Exchange
  other: Exchange
  /** USDT available in the spot account before and after the three requests. */
  before: string
  after: string
}

const AMOUNT = '1'
const OTHER_AMOUNT = '2'

async function available(target: Target): Promise<string> {
  const { list } = await target.data('wallet.balances', { account: 'spot', coin: 'USDT' })
  return list[0]?.available ?? '0'
}

/**
 * Transfers 1 USDT to the futures account, and repeats the request under the same idempotency key, once with the same
 * amount and once with another amount. Then transfers back what was moved. The requests are sent once in a run.
 */
export function repeatedTransfer(target: Target): Promise<RepeatedTransfer> {
  return target.once('repeated transfer', async () => {
    const trade_password = target.options.fundPassword ?? ''
    const move = (from_account: string, to_account: string, amount: string, key: string) =>
      target.send(
        'convert.exchange',
        { from_account, to_account, from_coin: 'USDT', amount, trade_password },
        { headers: { 'idempotency-key': key } },
      )
    const key = newKey()
    // All attempts to return the amount use the same idempotency key, so the amount is returned at most once.
    const returnKey = newKey()
    const isDone = ({ envelope }: Exchange) => envelope?.code === 1
    const before = await available(target)
    // The amount to transfer back; undefined as soon as nothing is left.
    let owed: string | undefined = AMOUNT
    let isBooked = false
    // If a request gets no answer, this check ends before it has transferred the amount back. The function that is
    // passed to `atEnd` then transfers it back. If the first transfer got no answer, the function first sends it again
    // under the same key, so that it is booked at most once. The function transfers the amount back only if the answer
    // is a success.
    target.atEnd(async () => {
      if (owed === undefined) return
      if (isBooked || isDone(await move('spot', 'futures', AMOUNT, key)))
        await move('futures', 'spot', owed, returnKey)
    })
    const first = await move('spot', 'futures', AMOUNT, key)
    isBooked = isDone(first)
    if (!isBooked) {
      owed = undefined
      throw new NotChecked(`convert.exchange answers ${answered(first)}`)
    }
    const again = await move('spot', 'futures', AMOUNT, key)
    const other = await move('spot', 'futures', OTHER_AMOUNT, key)
    const after = await available(target)
    const moved = sub(before, after)
    owed = compare(moved, '0') > 0 ? trim(moved) : undefined
    if (owed !== undefined && isDone(await move('futures', 'spot', owed, returnKey))) owed = undefined
    return { amount: AMOUNT, first, again, other, before, after }
  })
}
