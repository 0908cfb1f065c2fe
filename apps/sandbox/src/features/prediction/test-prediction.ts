import type { Schema } from '@bourselet/openapi'
import { toUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { ControllableClock } from '../../clock/clock.ts'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { seededRandom } from '../../clock/random.ts'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../database/test-database.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { depositPosting } from '../../ledger/deposit-posting.ts'
import { createMember } from '../../members/create-member.ts'
import { MARKET_MAKER_TREASURY } from '../../prices/market-maker.ts'
import type { MemberEvent } from '../../realtime/stream.ts'
import type { BetRequest } from './place-request.ts'
import { openPrediction, type Prediction } from './prediction.ts'
import type { PredictionOptions } from './prediction-parts.ts'
import { predictionRoutes } from './routes.ts'
import { bareExchange, bareTables } from './test-bare-exchange.ts'

/** Start time of the first round in tests: 2026-03-02, 10:00 UTC. */
export const ROUND_START = Date.UTC(2026, 2, 2, 10)

type Routes = ReturnType<typeof predictionRoutes>

/** The feature prediction on its own database, without an HTTP server. The test sets time and prices. */
export interface TestPrediction {
  clock: ControllableClock
  database: Database
  exchange: ServerExchange
  prediction: Prediction
  /** Events published to members. */
  published: { memberId: number; event: MemberEvent }[]
  members(count: number, usdt?: string): Promise<number[]>
  bet(memberId: number, request: BetRequest): Promise<Schema<'OptionOrder'>>
  calls(memberId: number | null): { routes: Routes; context: Parameters<Routes['prediction.place']>[1] }
  /** Publishes an index tick with the current time. Prices are in ticks of each symbol. */
  tick(prices: Record<string, number>): Promise<void>
  /** Opens the feature again on the same database, as after a crash. */
  restart(options?: TestOptions, database?: Database): void
  /** Returns the number of the round that takes bets now. */
  roundNo(symbol?: string): string
}

/** Options of the feature in a test. Without `rewards`, fees pay no referral rewards. */
export type TestOptions = Partial<PredictionOptions>

export async function testPrediction(options: TestOptions = {}, given?: Database): Promise<TestPrediction> {
  const database = given ?? (await testDatabase(bareTables))
  const clock = controllableClock({ start: ROUND_START })
  const published: TestPrediction['published'] = []
  const publish = (memberId: number, events: MemberEvent[]) =>
    void published.push(...events.map((event) => ({ memberId, event })))
  const world = { clock, database, published } as TestPrediction
  world.restart = (next = options, over = database) => {
    world.exchange = bareExchange(clock, over, publish)
    world.prediction = openPrediction(world.exchange, {
      marketMaker: false,
      rewards: async () => [],
      ...next,
    })
  }
  world.restart(options)
  world.members = (count, usdt = '100000') => addMembers(world, count, usdt)
  world.calls = (memberId) => ({
    routes: predictionRoutes(world.prediction.parts),
    context: {
      visitorId: memberId,
      memberId: memberId ?? 0,
      language: 'en',
      sessionId: null,
      device: '',
      ip: '',
      db: world.exchange.database.db,
    },
  })
  world.bet = async (memberId, request) => {
    const { routes, context } = world.calls(memberId)
    const bet = await routes['prediction.place'](request, context)
    return world.exchange.database.transaction((tx) => bet.run(world.exchange, tx))
  }
  world.tick = (prices) => world.exchange.index.publish(new Map(Object.entries(prices)))
  world.roundNo = (symbol = 'BTCUSDT') => `${symbol}-300-${Math.floor(clock.now() / 300_000)}`
  const capital = depositPosting(MARKET_MAKER_TREASURY, 'capital', { USDT: '1000000000' })
  await database.transaction((tx) => world.exchange.ledger.post(tx, capital))
  await world.prediction.runDue()
  return world
}

async function addMembers({ database, exchange, clock }: TestPrediction, count: number, usdt: string) {
  const random = seededRandom(`members ${count}`)
  const ids: number[] = []
  await database.transaction(async (tx) => {
    for (let i = 0; i < count; i++) {
      const id = await createMember(tx, database.sequences, random, {
        address: { email: `m${Date.now()}-${random.below(2 ** 31)}-${i}@example.com` },
        passwordHash: '!',
        inviterId: null,
        lang: 'en',
        now: clock.now(),
      })
      ids.push(id!)
    }
    await exchange.ledger.postMany(
      tx,
      ids.map((id) => depositPosting(id, `member-${id}`, { USDT: usdt })),
    )
  })
  return ids
}

/** Returns the USDT balance of a ledger account, in units of 1e-8. */
export async function balanceOf({ database }: TestPrediction, account: string, bucket = ''): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`SELECT amount FROM ledger_balances
    WHERE account = ${account} AND bucket = ${bucket} AND coin = 'USDT'`.execute(database.db)
  return rows[0]?.amount ?? 0n
}

/** Returns the available USDT balance of a member, in units of 1e-8. */
export const availableOf = (world: TestPrediction, memberId: number) =>
  balanceOf(world, `u:${memberId}:spot`, 'available')

export const usdt = (text: string) => toUnits(text)
