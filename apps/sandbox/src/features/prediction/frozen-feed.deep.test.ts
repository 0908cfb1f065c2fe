import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { type Random, seededRandom } from '../../clock/random.ts'
import { systemClock } from '../../clock/system-clock.ts'
import { openDatabase } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { testDatabaseUrl } from '../../database/test-database.ts'
import { atEnd } from '../../test-cleanup.ts'
import { auditPrediction } from './simulation/audit-prediction.ts'
import { bareTables } from './test-bare-exchange.ts'
import { type TestPrediction, testPrediction } from './test-prediction.ts'

/**
 * Kind of price outage. `silent`: the feed publishes nothing. `stalled`: a database lock delays all ticks until the
 * outage ends. `killed`: like `stalled`, but at the end the process is killed and restarted.
 */
type Freeze = 'silent' | 'stalled' | 'killed'
type Moment = 'lock' | 'close' | 'deliver'

/** First and last second of each outage, relative to the settlement time. */
const WINDOWS: [from: number, to: number][] = [
  [-3, -1],
  [-3, 0],
  [-2, 0],
  [-2, 3],
  [-1, 1],
  [0, 2],
  [1, 3],
]
const LENGTH = 300_000

interface Frozen {
  world: TestPrediction
  random: Random
  freeze: Freeze
  /** Times of the published ticks that the database must contain after the outages. */
  ticks: number[]
  /** Settlement times (lock, close or delivery) around which the test has published prices. */
  moments: Set<number>
  /** Database connection that locks the table of index ticks while prices are stalled. */
  client: pg.Client
  /** Ticks and calls of `runDue` that have started and may be waiting for the database. */
  pending: Promise<unknown>[]
  /** The call of `runDue` in progress, if any. The next call starts after its end. */
  running: Promise<void> | null
}

async function openFrozen(freeze: Freeze, seed: string): Promise<Frozen> {
  const url = await testDatabaseUrl()
  const database = await openDatabase({ url, connections: 6 })
  atEnd(() => database.close())
  await migrate(database, systemClock(), bareTables)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  atEnd(() => client.end())
  const world = await testPrediction({}, database)
  return {
    world,
    random: seededRandom(seed),
    freeze,
    ticks: [],
    moments: new Set(),
    client,
    pending: [],
    running: null,
  }
}

/**
 * Publishes a tick and runs due work in each second, from five seconds before a settlement time to five seconds after
 * it. The price outage lasts for the seconds of `window`.
 */
async function passMoment(run: Frozen, moment: number, window?: [number, number]): Promise<void> {
  const { world, random, freeze, ticks, client } = run
  run.moments.add(moment)
  const second = moment - (moment % 1000)
  for (let offset = -5; offset <= 5; offset++) {
    const frozen = window !== undefined && offset >= window[0] && offset <= window[1]
    if (offset === window?.[0] && freeze !== 'silent') {
      await client.query('BEGIN')
      await client.query('LOCK TABLE index_ticks IN EXCLUSIVE MODE')
    }
    await world.clock.advanceTo(second + offset * 1000 + random.below(40))
    if (!frozen || freeze !== 'silent') {
      if (!frozen || freeze === 'stalled') ticks.push(world.clock.now())
      run.pending.push(world.tick({ BTCUSDT: 6_000_000 + random.below(5) }))
    }
    if (!frozen) await settled(run)
    await world.clock.advanceTo(second + offset * 1000 + 999)
    const step = beginStep(run)
    if (!frozen) await step
    if (offset === window?.[1]) await thaw(run)
  }
}

function beginStep(run: Frozen): Promise<void> {
  run.running ??= run.world.prediction.runDue().finally(() => {
    run.running = null
  })
  run.pending.push(run.running)
  return run.running
}

async function thaw(run: Frozen): Promise<void> {
  const { world, freeze, client, pending } = run
  if (freeze === 'killed') {
    let ended = false
    const ends = Promise.allSettled(pending.splice(0)).then(() => {
      ended = true
    })
    // The test only simulates that the process was killed: the queue of this process still sends inserts. The test
    // therefore terminates each insert in the database.
    while (!ended) {
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'INSERT INTO index_ticks%'`.execute(
        world.database.db,
      )
    }
    await ends
    // The terminated connections are still in the pool, which removes each of them only when a query uses it. A new
    // process would have only open connections. The test therefore sends queries on both connections until both queries
    // succeed.
    const { db } = world.database.prices
    const isAlive = () => Promise.all([1, 2].map(() => sql`SELECT 1`.execute(db)))
    while (
      !(await isAlive().then(
        () => true,
        () => false,
      ))
    );
    world.restart()
  }
  if (freeze !== 'silent') await client.query('COMMIT')
  if (freeze === 'killed') await world.exchange.index.load()
  await settled(run)
}

async function settled({ pending }: Frozen): Promise<void> {
  await Promise.all(pending.splice(0))
}

/**
 * Plays one round with bets on both sides and one time option. The outage happens around `moment`: the lock, the close
 * or the delivery.
 */
async function play(run: Frozen, moment: Moment, window: [number, number]): Promise<void> {
  const { world, random } = run
  const { clock } = world
  await clock.advanceTo(clock.now() - (clock.now() % LENGTH) + LENGTH)
  await world.prediction.runDue()
  const start = clock.now()
  const [bull, bear, taker] = await world.members(3, '1000')
  const round = { mode: 'round', symbol: 'BTCUSDT', round_no: world.roundNo() } as const
  await world.bet(bull!, { ...round, direction: 'bull', amount: '10' })
  await world.bet(bear!, { ...round, direction: 'bear', amount: '20' })
  await clock.advance(1_000 + random.below(1_000))
  run.ticks.push(clock.now())
  await world.tick({ BTCUSDT: 6_000_002 })
  await clock.advance(1 + random.below(900))
  const option = { mode: 'time', symbol: 'BTCUSDT', time_id: 1, direction: 'bull', amount: '50' } as const
  const { deliver_at } = await world.bet(taker!, option)
  await passMoment(run, deliver_at, moment === 'deliver' ? window : undefined)
  await passMoment(run, start + LENGTH, moment === 'lock' ? window : undefined)
  await passMoment(run, start + 2 * LENGTH, moment === 'close' ? window : undefined)
}

/**
 * Returns the settlements of BTCUSDT: the lock and the close of each decided round, and the delivery of each settled
 * option. Each settlement has the time of the tick whose price it used, or null if there was no tick.
 */
async function settlements({ world: { database } }: Frozen) {
  const { rows } = await sql<{ what: string; at: number; ts: number | null }>`
    SELECT 'lock ' || round_no AS what, lock_at AS at, lock_ts AS ts FROM rounds WHERE decided_at IS NOT NULL
    UNION ALL SELECT 'close ' || round_no, close_at, close_ts FROM rounds
      WHERE decided_at IS NOT NULL AND lock_ts IS NOT NULL
    UNION ALL SELECT 'deliver ' || order_no, deliver_at, delivery_ts FROM option_orders
      WHERE mode = 'time' AND status <> 'in_progress'`.execute(database.db)
  return rows.filter(({ what }) => !what.includes('ETH'))
}

describe.each<Freeze>(['silent', 'stalled', 'killed'])('while the price feed is %s', (freeze) => {
  test.each(['a', 'b', 'c'])(
    'each bet settles at a tick that is at most two seconds old, or is refunded (seed %s)',
    async (seed) => {
      const run = await openFrozen(freeze, seed)
      const windows = WINDOWS.map((window) => ({ window, order: run.random.fraction() }))
      for (const { window } of windows.sort((a, b) => a.order - b.order)) {
        for (const moment of ['lock', 'close', 'deliver'] as const) await play(run, moment, window)
      }
      const found = await settlements(run)
      expect(found.filter(({ what }) => what.startsWith('deliver'))).toHaveLength(WINDOWS.length * 3)
      for (const { what, at, ts } of found) {
        const expected = run.ticks.findLast((tick) => tick <= at && tick >= at - 2_000) ?? null
        expect(ts, `${what} at ${at}`).toBe(expected)
      }
      const missing = found.filter(({ at, ts }) => run.moments.has(at) && ts === null).length
      if (freeze === 'stalled') expect(missing).toBe(0)
      else expect(missing).toBeGreaterThan(3)
      const { database } = run.world
      const open = await database.db
        .selectFrom('option_orders')
        .select('order_no')
        .where('status', '=', 'in_progress')
        .where('deliver_at', '<', run.world.clock.now())
        .execute()
      expect(open).toEqual([])
      expect(await auditPrediction(database.db)).toEqual([])
      const { ledger } = run.world.exchange
      expect(await ledger.trialBalance(database.db)).toMatchObject({ ok: true, differences: [] })
    },
    60_000,
  )
})

test('rejects a time option if the index price is older than two seconds, even if the price became too old while the request waited for the database', async () => {
  const run = await openFrozen('stalled', 'strike')
  const { world, client } = run
  const [member] = await world.members(1, '1000')
  const option = { mode: 'time', symbol: 'BTCUSDT', time_id: 1, direction: 'bull', amount: '50' } as const
  await client.query('BEGIN')
  await client.query('LOCK TABLE index_ticks IN EXCLUSIVE MODE')
  run.pending.push(world.tick({ BTCUSDT: 6_000_000 }))
  await world.clock.advance(1)
  const bet = world.bet(member!, option)
  const refused = expect(bet).rejects.toMatchObject({ error: 'PRICE_STALE' })
  await world.clock.advance(2_000)
  await client.query('COMMIT')
  await refused
  await settled(run)
  run.pending.push(world.tick({ BTCUSDT: 6_000_000 }))
  await world.clock.advance(1)
  expect(await world.bet(member!, option)).toMatchObject({ status: 'in_progress', open_price: '60000.00' })
})
