import type { Reader } from '../../database/transaction.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import { keepRounds } from './keep-rounds.ts'
import { placeMarketMakerBets } from './market-maker-bets.ts'
import { type PredictionOptions, type PredictionParts, partsOf } from './prediction-parts.ts'
import { startPredictionPulse } from './prediction-pulse.ts'
import { roundRules } from './round-rules.ts'
import { roundTopics } from './round-topics.ts'
import { settleOptions } from './settle-options.ts'
import { settleRounds } from './settle-rounds.ts'

/** The market maker stakes earlier than this before a lock. */
const BEFORE_LOCK_MS = 1_000

/** The running rounds and options. */
export interface Prediction {
  parts: PredictionParts
  start(): Promise<void>
  stop(): Promise<void>
  /** What happens each second: due rounds and options are settled, rounds begin, the market maker stakes. */
  beat(): Promise<void>
}

export function openPrediction(exchange: ServerExchange, options?: PredictionOptions): Prediction {
  const { clock, stream, index, database } = exchange
  exchange.roundRules.open(() => roundRules(database.db))
  const topics = roundTopics(exchange)
  const parts = partsOf(exchange, topics.changed, options)
  index.settles((from) => nextMoment(database.jobs.db, from))
  const settle = [settleRounds, settleOptions]
  const beat = () => inTurn(parts, [...settle, keepRounds, placeMarketMakerBets])
  const failed = sayOnce(exchange)
  let stopPulse = async () => {}
  let unlisten = () => {}
  return {
    parts,
    beat,
    async start() {
      topics.open(await database.jobs.db.selectFrom('round_terms').select(['symbol', 'seconds']).execute())
      stream.serve(topics)
      unlisten = index.listen((symbols) => topics.ticked(symbols))
      await beat()
      topics.changed()
      stopPulse = startPredictionPulse(clock, {
        beat,
        passing: (nearEnd) =>
          inTurn(parts, [...settle, ...(nearEnd ? [keepRounds] : []), placeMarketMakerBets]),
        due: async () => {
          const moment = await nextMoment(database.jobs.db, clock.now())
          // Once before it, so that the stakes of a round are in its pools; once after it, when its price is final.
          return moment - BEFORE_LOCK_MS > clock.now() ? moment - BEFORE_LOCK_MS : moment + 1
        },
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

/**
 * The first moment at or after `from` whose price locks or decides a round or delivers an option; Infinity when
 * nothing runs.
 */
async function nextMoment(db: Reader, from: number): Promise<number> {
  const rounds = await db
    .selectFrom('rounds')
    .select(['lock_at', 'close_at'])
    .where('status', 'in', ['open', 'locked'])
    .execute()
  const option = await db
    .selectFrom('option_orders')
    .select(({ fn }) => fn.min('deliver_at').as('at'))
    .where('mode', '=', 'time')
    .where('status', '=', 'in_progress')
    .where('deliver_at', '>=', from)
    .executeTakeFirst()
  const moments = rounds.flatMap(({ lock_at, close_at }) => [lock_at, close_at]).filter((at) => at >= from)
  return Math.min(...moments, option?.at ?? Number.POSITIVE_INFINITY)
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
