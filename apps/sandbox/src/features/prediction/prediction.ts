import { sql } from 'kysely'
import type { JobOptions, Jump } from '../../clock/job.ts'
import type { Reader } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { keepRounds } from './keep-rounds.ts'
import { placeMarketMakerBets } from './market-maker-bets.ts'
import { type PredictionOptions, type PredictionParts, partsOf } from './prediction-parts.ts'
import { roundTopics } from './round-topics.ts'
import { settleOptions } from './settle-options.ts'
import { settleRounds } from './settle-rounds.ts'

const SECOND_MS = 1_000
/**
 * Delay in ms after each full second at which the settlement job runs. By then the tick of that second has been
 * published.
 */
const AFTER_TICK_MS = 50
/**
 * Time in ms before a lock at which the settlement job runs during a clock jump, so that the market maker's last stakes
 * are placed before the lock.
 */
const BEFORE_LOCK_MS = 1_000
/**
 * Length in ms of the last part of a clock jump, in which the settlement job runs every second as without a
 * jump.
 */
const LIVE_MS = 5_000
/**
 * Length in ms of the last part of a clock jump, in which rounds are created. Earlier in a jump, no rounds are created,
 * so that a long jump does not create thousands of them.
 */
const CREATED_MS = 5 * 60_000

/** The opened prediction feature, with the job that settles rounds and options. */
export interface Prediction {
  parts: PredictionParts
  /** The settlement job. */
  job: JobOptions
  start(): Promise<void>
  stop(): Promise<void>
  /** Runs the work of one second: settles due rounds and options, creates rounds, places the market maker's stakes. */
  runDue(): Promise<void>
}

export function openPrediction(exchange: ServerExchange, options: PredictionOptions): Prediction {
  const { clock, stream, index, database } = exchange
  const topics = roundTopics(exchange)
  const parts = partsOf(exchange, topics.changed, options)
  index.settles(async (from) => {
    const moment = await nextMoment(database.jobs.db, from)
    // A clock jump must publish an index price at each settlement time, so it calls this function for the next one.
    // Shortly before its end, at the time `created`, the jump creates new rounds. Their settlement times are not in the
    // database earlier, so the jump must call this function again at `created`.
    const created = clock.landing() - CREATED_MS + SECOND_MS
    return created < from ? moment : Math.min(moment, created)
  })
  const settle = [settleRounds, settleOptions]
  const runDue = () => inTurn(parts, [...settle, keepRounds, placeMarketMakerBets])
  /**
   * Runs the work at one moment of a clock jump: settles due rounds and options, creates rounds if the end of the jump
   * is near, and places the market maker's stakes.
   */
  const pass = (nearEnd: boolean) =>
    inTurn(parts, [...settle, ...(nearEnd ? [keepRounds] : []), placeMarketMakerBets])
  const jump = async ({ now, landing, soon }: Jump) => {
    const ahead = landing - now
    if (ahead <= LIVE_MS) return soon
    const moment = await nextMoment(database.jobs.db, now)
    const last = ahead <= CREATED_MS ? landing - LIVE_MS : landing - CREATED_MS
    if (!exchange.marketMaker.enabled) return Math.min(last, moment + 1)
    // In a clock jump, this job runs twice for each settlement time. It first runs shortly before that time, so that
    // the market maker's stakes are in the pools. It runs again one millisecond after that time, when the price of that
    // time is final.
    const due = moment - BEFORE_LOCK_MS > now ? moment - BEFORE_LOCK_MS : moment + 1
    return Math.min(last, due, ahead <= CREATED_MS ? soon + 9 * SECOND_MS : last)
  }
  let unlisten = () => {}
  return {
    parts,
    runDue,
    job: {
      name: 'prediction',
      every: SECOND_MS,
      offset: AFTER_TICK_MS,
      run: (_now, ahead) => (ahead > LIVE_MS ? pass(ahead <= CREATED_MS) : runDue()),
      jump,
    },
    async start() {
      topics.open(await database.jobs.db.selectFrom('round_terms').select(['symbol', 'seconds']).execute())
      stream.serve(topics)
      unlisten = index.listen((symbols) => topics.ticked(symbols))
      await runDue()
      topics.changed()
    },
    async stop() {
      unlisten()
      await topics.close()
    },
  }
}

/** Runs all steps one after another, even if one of them fails. Then throws the first error. */
async function inTurn(parts: PredictionParts, steps: ((parts: PredictionParts) => Promise<void>)[]) {
  const failures: unknown[] = []
  for (const step of steps) await step(parts).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/**
 * Returns the first time at or after `from` at which a round locks or closes or an option is delivered; Infinity if
 * there is none.
 */
async function nextMoment(db: Reader, from: number): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`SELECT min(at) AS at FROM (
    SELECT unnest(ARRAY[lock_at, close_at]) AS at FROM rounds WHERE status IN ('open', 'locked')
    UNION ALL
    SELECT min(deliver_at) FROM option_orders
    WHERE mode = 'time' AND status = 'in_progress' AND deliver_at >= ${from}
  ) AS moments WHERE at >= ${from}`.execute(db)
  return rows[0]?.at ?? Number.POSITIVE_INFINITY
}
