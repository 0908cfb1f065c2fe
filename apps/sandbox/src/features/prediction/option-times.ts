import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Data, Request } from '../../http/routes.ts'
import { findListing } from '../../prices/listings.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { STAKE_STEP } from './check-stake.ts'
import type { OptionTimeRow } from './prediction.migration.ts'
import { boardOf, readRunning } from './round-boards.ts'

/**
 * Returns the durations that time options can have. If a symbol is given, also returns its running rounds, or null if
 * the symbol has no rounds.
 */
export async function optionTimes(
  exchange: Exchange,
  db: Reader,
  request: Request<'prediction.times'>,
): Promise<Data<'prediction.times'>> {
  const { clock } = exchange
  const symbol = request?.symbol
  if (symbol !== undefined && !findListing(symbol)) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  const times = await db.selectFrom('option_times').selectAll().orderBy('seconds').execute()
  const rounds = symbol === undefined ? null : await board(exchange, db, symbol)
  return { times: times.map(timeView), rounds, server_time: clock.now() }
}

async function board(exchange: Exchange, db: Reader, symbol: string): Promise<Schema<'RoundBoard'> | null> {
  const terms = await db.selectFrom('round_terms').selectAll().where('symbol', '=', symbol).executeTakeFirst()
  return terms ? boardOf(await readRunning(db), terms, exchange) : null
}

function timeView(row: OptionTimeRow): Schema<'OptionTime'> {
  const text = (units: bigint) => fromUnits(units, 8, false)
  return {
    time_id: row.id,
    seconds: row.seconds,
    payout_rate: text(row.payout_rate),
    min_stake: text(row.min_stake),
    max_stake: text(row.max_stake),
    stake_step: STAKE_STEP,
    open_fee_rate: text(row.open_fee_rate),
    reward_fee_rate: text(row.reward_fee_rate),
  }
}
