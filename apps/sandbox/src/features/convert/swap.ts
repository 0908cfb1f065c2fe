import type { Schema } from '@bourselet/openapi'
import { compare, toUnits } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { conversionPosting, priceConversion } from './conversion.ts'
import type { RecordRow } from './convert.migration.ts'
import { keepRecord } from './convert-records.ts'

/** The request of the call `convert.exchange` with all defaults filled in. */
export interface Move {
  from_account: 'spot' | 'futures'
  to_account: 'spot' | 'futures'
  from_coin: string
  to_coin: string
  amount: string
  min_receive?: string
}

/**
 * Swaps two coins of the spot wallet at the current rate. Throws SLIPPAGE if the result is below
 * `min_receive`.
 */
export async function swap(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  { from_account, to_account, from_coin, to_coin, amount, min_receive }: Move,
): Promise<Schema<'ConvertRecord'>> {
  const { orderNo, sequences, ledger, clock, index } = exchange
  const quote = priceConversion(index, from_coin, to_coin, { from_amount: amount })
  if (min_receive !== undefined && compare(quote.to_amount, min_receive) < 0)
    throw new Refusal('SLIPPAGE', { field: 'min_receive' })
  const now = clock.now()
  const id = sequences.next('convert_records')
  const row: RecordRow = {
    id,
    order_no: orderNo('X', now, id),
    member_id: memberId,
    kind: 'swap',
    from_account,
    to_account,
    from_coin,
    to_coin,
    from_amount: toUnits(quote.from_amount),
    to_amount: toUnits(quote.to_amount),
    rate: quote.rate,
    created_at: now,
  }
  await ledger.post(tx, conversionPosting(row))
  return keepRecord(exchange, tx, row)
}
