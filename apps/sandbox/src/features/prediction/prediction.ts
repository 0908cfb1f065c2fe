import type { Exchange } from '../../exchange/exchange.ts'
import { placeHouseBets } from './house-bets.ts'
import { keepRounds } from './keep-rounds.ts'
import { type PredictionOptions, type PredictionParts, partsOf } from './prediction-parts.ts'
import { startPredictionPulse } from './prediction-pulse.ts'
import { roundRules } from './round-rules.ts'
import { roundTopics } from './round-topics.ts'
import { settleOptions } from './settle-options.ts'
import { settleRounds } from './settle-rounds.ts'

/** The running rounds and options. */
export interface Prediction {
  parts: PredictionParts
  start(): Promise<void>
  stop(): Promise<void>
  /** What happens each second: due rounds and options are settled, rounds begin, the house stakes. */
  beat(): Promise<void>
}

export function openPrediction(exchange: Exchange, options?: PredictionOptions): Prediction {
  const { clock, stream, index, database } = exchange
  exchange.roundRules.open(() => roundRules(database))
  const topics = roundTopics(exchange)
  const parts = partsOf(exchange, topics.changed, options)
  const settle = [settleRounds, settleOptions]
  const beat = () => inTurn(parts, [...settle, keepRounds, placeHouseBets])
  const failed = sayOnce(exchange)
  let stopPulse = async () => {}
  let unlisten = () => {}
  return {
    parts,
    beat,
    async start() {
      topics.open(await database.db.selectFrom('round_terms').select(['symbol', 'seconds']).execute())
      stream.serve(topics)
      unlisten = index.listen((symbols) => topics.ticked(symbols))
      await beat()
      topics.changed()
      stopPulse = startPredictionPulse(clock, {
        beat,
        passing: (nearEnd) => inTurn(parts, nearEnd ? [...settle, keepRounds] : settle),
        due: () => nextDue(exchange),
        failed,
      })
    },
    async stop() {
      await stopPulse()
      unlisten()
      await topics.close()
    },
  }
}

/** One step after another; one that fails does not keep the others from their turn. */
async function inTurn(parts: PredictionParts, steps: ((parts: PredictionParts) => Promise<void>)[]) {
  const failures: unknown[] = []
  for (const step of steps) await step(parts).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** When the first of what runs can be settled, be it for want of a price. */
async function nextDue({ database: { db } }: Exchange): Promise<number> {
  const rounds = await db
    .selectFrom('rounds')
    .select(['status', 'lock_at', 'close_at'])
    .where('status', 'in', ['open', 'locked'])
    .execute()
  const option = await db
    .selectFrom('option_orders')
    .select(({ fn }) => fn.min('deliver_at').as('at'))
    .where('mode', '=', 'time')
    .where('status', '=', 'in_progress')
    .executeTakeFirst()
  const moments = rounds.map(({ status, lock_at, close_at }) => (status === 'open' ? lock_at : close_at))
  return Math.min(...moments, option?.at ?? Number.POSITIVE_INFINITY) + 30_050
}

/** A fault that comes back with every beat is told once a minute. */
function sayOnce({ clock, log }: Exchange): (error: unknown) => void {
  const said = new Map<string, number>()
  return (error) => {
    const text = error instanceof Error ? error.message : String(error)
    if (clock.now() - (said.get(text) ?? Number.NEGATIVE_INFINITY) < 60_000) return
    said.set(text, clock.now())
    log(`prediction: ${text}`)
  }
}
