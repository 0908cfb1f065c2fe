import type { Schema } from '@bourselet/openapi'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { conversionPosting } from './conversion.ts'
import type { RecordRow } from './convert.migration.ts'
import { keepRecord } from './convert-records.ts'

const quoteOf = (reader: Reader, memberId: number, quoteId: string) =>
  reader.selectFrom('convert_quotes').selectAll().where('id', '=', quoteId).where('member_id', '=', memberId)

/**
 * Refuses a used or expired quote. Callers run this check before they check the fund password, so that such a quote
 * does not cost a password attempt.
 */
export async function refuseClosedQuote(
  db: Reader,
  memberId: number,
  quoteId: string,
  now: number,
): Promise<void> {
  openQuote(await quoteOf(db, memberId, quoteId).executeTakeFirst(), now)
}

function openQuote<Q extends { used: boolean; expire_at: number }>(quote: Q | undefined, now: number): Q {
  if (quote?.used) throw new Refusal('QUOTE_USED', { field: 'quote_id' })
  // Expired quotes, deleted quotes and quotes of other members get the same error. The answer therefore does not reveal
  // whether another member has a quote with this id.
  if (quote === undefined || quote.expire_at <= now) throw new Refusal('QUOTE_EXPIRED', { field: 'quote_id' })
  return quote
}

/**
 * Accepts a quote and converts at its rate. Only its owner can accept a quote, once and before it expires.
 */
export async function acceptQuote(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  quoteId: string,
): Promise<Schema<'ConvertRecord'>> {
  const { orderNo, sequences, ledger, clock } = exchange
  const now = clock.now()
  const quote = openQuote(await quoteOf(tx, memberId, quoteId).forUpdate().executeTakeFirst(), now)
  const id = sequences.next('convert_records')
  const { from_coin, to_coin, from_amount, to_amount, rate } = quote
  const row: RecordRow = {
    id,
    order_no: orderNo('C', now, id),
    member_id: memberId,
    kind: 'convert',
    from_account: 'spot',
    to_account: 'spot',
    from_coin,
    to_coin,
    from_amount,
    to_amount,
    rate,
    created_at: now,
  }
  await tx.updateTable('convert_quotes').set({ used: true }).where('id', '=', quoteId).execute()
  await ledger.post(tx, conversionPosting(row))
  return keepRecord(exchange, tx, row)
}
