import type { Schema } from '@bourselet/openapi'
import { toUnits } from '@bourselet/sdk/money'
import type { FuturesWallets } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Keep } from '../../http/routes.ts'
import { invalid } from '../../refusals/refusal.ts'
import type { RecordRow } from './convert.migration.ts'
import { keepRecord, recordView } from './convert-records.ts'
import type { Move } from './swap.ts'

/**
 * Transfers USDT between the spot and the futures wallet without a fee. The futures feature books the transfer, because
 * it must check that open positions and orders do not need the amount as margin. The record and the answer are stored
 * in the transaction of this booking.
 */
export async function transfer(
  exchange: Exchange,
  futuresWallets: FuturesWallets,
  memberId: number,
  { from_account, to_account, from_coin, amount }: Move,
  keep: Keep<Schema<'ConvertRecord'>> | undefined,
): Promise<Schema<'ConvertRecord'>> {
  const { orderNo, sequences, clock } = exchange
  const units = toUnits(amount)
  if (units === 0n) throw invalid({ amount: 'RANGE' })
  const now = clock.now()
  const id = sequences.next('convert_records')
  const row: RecordRow = {
    id,
    order_no: orderNo('X', now, id),
    member_id: memberId,
    kind: 'transfer',
    from_account,
    to_account,
    from_coin,
    to_coin: from_coin,
    from_amount: units,
    to_amount: units,
    rate: '1',
    created_at: now,
  }
  const record = recordView(row)
  await futuresWallets.transfer({
    memberId,
    amount: to_account === 'futures' ? units : -units,
    refNo: row.order_no,
    async keep(tx, outcome) {
      if (outcome === null) await keepRecord(exchange, tx, row)
      await keep?.(tx, outcome ?? record)
    },
  })
  return record
}
