import { sql } from 'kysely'
import { HOUR_MS } from '../../clock/clock.ts'
import type { Reader } from '../../database/transaction.ts'
import type { Stretch } from '../../prices/price-source.ts'
import type { CandleRow } from './market.migration.ts'

/** A candle with the name of its series and its start time. */
export interface PlacedCandle {
  series: string
  t: number
  stretch: Stretch
}

type Width = CandleRow['width']

/** Stores candles. A candle with the same series and start time is replaced. */
export async function writeCandles(db: Reader, width: Width, candles: PlacedCandle[]): Promise<void> {
  if (candles.length === 0) return
  const column = (of: (candle: PlacedCandle) => string | number | bigint) => candles.map(of)
  await sql`
    INSERT INTO market_candles (width, series, t, o, h, l, c, v, q, n)
    SELECT ${width}, * FROM unnest(
      ${column((one) => one.series)}::text[], ${column((one) => one.t)}::int8[],
      ${column((one) => one.stretch.o)}::int8[], ${column((one) => one.stretch.h)}::int8[],
      ${column((one) => one.stretch.l)}::int8[], ${column((one) => one.stretch.c)}::int8[],
      ${column((one) => one.stretch.v)}::numeric[], ${column((one) => one.stretch.q)}::numeric[],
      ${column((one) => one.stretch.n)}::int8[])
    ON CONFLICT (series, width, t) DO UPDATE SET
      o = excluded.o, h = excluded.h, l = excluded.l, c = excluded.c,
      v = excluded.v, q = excluded.q, n = excluded.n`.execute(db)
}

/** Returns the stored candles of one series or of all series, oldest first. Their start times lie in [from, to). */
export async function readCandleRows(
  db: Reader,
  width: Width,
  { series, from, to }: { series?: string; from: number; to: number },
): Promise<PlacedCandle[]> {
  const rows = await db
    .selectFrom('market_candles')
    .selectAll()
    .where('width', '=', width)
    .where('t', '>=', from)
    .where('t', '<', to)
    .$if(series !== undefined, (query) => query.where('series', '=', series ?? ''))
    .orderBy('t')
    .execute()
  return rows.map(({ series, t, o, h, l, c, v, q, n }) => ({ series, t, stretch: { o, h, l, c, v, q, n } }))
}

/**
 * Deletes the one-minute candles of all hours that ended at or before `before`. Minutes of one hour are deleted
 * together, because charts generate either all minutes of an hour or none. `kind` is the beginning of the names of the
 * affected series, such as `spot`.
 */
export async function pruneMinutes(
  db: Reader,
  kind: 'spot' | 'futures' | 'index',
  before: number,
): Promise<void> {
  await db
    .deleteFrom('market_candles')
    .where('width', '=', '1m')
    .where('series', 'like', `${kind}:%`)
    .where('t', '<', before - (before % HOUR_MS))
    .execute()
}
