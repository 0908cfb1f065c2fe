import type { Schema } from '@bourselet/openapi'
import { DAY_MS, toUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { MINUTE_MS } from '../../clock/clock.ts'
import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import type { Request } from '../../http/routes.ts'
import { QUOTE_SECONDS, QUOTES_A_MINUTE } from '../../prices/convert-terms.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { priceConversion } from './conversion.ts'

const QUOTE_MS = QUOTE_SECONDS * 1000
/** Time in ms for which a quote stays in the database after its expiry. */
const KEPT_MS = DAY_MS

type Asked = Exclude<Request<'convert.convert'>, { quote_id: string }>

/**
 * Creates a quote that can be accepted for ten seconds. The balance is checked at acceptance. Throws QUOTE_LIMIT for a
 * member who has requested too many quotes in the last minute without using them.
 */
export async function giveQuote(
  { clock, index, random }: TxExchange,
  tx: Tx,
  memberId: number,
  asked: Asked,
): Promise<Schema<'ConvertQuote'>> {
  const { from_coin, to_coin } = asked
  const stated = 'from_amount' in asked ? { from_amount: asked.from_amount } : { to_amount: asked.to_amount }
  const { rate, inverse_rate, spread, from_amount, to_amount } = priceConversion(
    index,
    from_coin,
    to_coin,
    stated,
  )
  const now = clock.now()
  await refuseTooMany(tx, memberId, now)
  const quote_id = Buffer.from(random.bytes(16)).toString('hex')
  await tx
    .deleteFrom('convert_quotes')
    .where('expire_at', '<', now - KEPT_MS)
    .execute()
  await tx
    .insertInto('convert_quotes')
    .values({
      id: quote_id,
      member_id: memberId,
      from_coin,
      to_coin,
      rate,
      from_amount: toUnits(from_amount),
      to_amount: toUnits(to_amount),
      expire_at: now + QUOTE_MS,
      used: false,
    })
    .execute()
  return {
    quote_id,
    from_coin,
    to_coin,
    rate,
    inverse_rate: inverse_rate ?? '0',
    spread,
    from_amount,
    to_amount,
    expire_at: now + QUOTE_MS,
  }
}

async function refuseTooMany(tx: Tx, memberId: number, now: number): Promise<void> {
  // The lock makes quote requests of one member run one after the other. Without the lock, concurrent requests
  // would not count each other's quotes.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`convert ${memberId}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('convert_quotes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('expire_at', '>', now + QUOTE_MS - MINUTE_MS)
    .where('used', '=', false)
    .executeTakeFirstOrThrow()
  if (count >= QUOTES_A_MINUTE) throw new Refusal('QUOTE_LIMIT', { params: { max: QUOTES_A_MINUTE } })
}
