import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { testSandbox } from '../../test-sandbox.ts'
import { readOpenOrders, writeOrders } from './order-rows.ts'
import { type OrderStore, SideBySide } from './test-side-by-side.ts'
import { testSpot } from './test-spot.ts'
import { writeExtremes } from './trailing-extremes.ts'

const ORDERS = 10_000
/** Number of commands with one seed. Each seed begins with an empty market. */
const COMMANDS = 1000
const TYPES = ['limit', 'market', 'stop_limit', 'stop_market', 'trailing_stop', 'oco']

let exchange: ServerExchange
let members: number[]
beforeAll(async () => {
  exchange = (await testSandbox()).exchange()
  members = (await testSpot(exchange)).traders.slice(0, 3)
})

/** Returns an empty store of orders in the database, which the code of the sandbox writes and reads. */
async function emptyStore(): Promise<OrderStore> {
  const { database } = exchange
  await sql`TRUNCATE spot_orders, spot_fills, spot_extremes`.execute(database.db)
  const stored = new Set<number>()
  return {
    members,
    async write(orders, extremes) {
      const created = orders.filter(({ id }) => !stored.has(id)).sort((a, b) => a.id - b.id)
      const changed = orders.filter(({ id }) => stored.has(id))
      for (const { id } of created) stored.add(id)
      await database.transaction(async (tx) => {
        await writeOrders(tx, { created, changed, fills: [], retired: [] })
        await writeExtremes(tx, extremes)
      })
    },
    readOpen: () => readOpenOrders(database.db),
  }
}

test('10,000 random orders of all types, amendments and restarts from the database give the same results as the reference model', async () => {
  const counts: Record<string, number> = {}
  const placed = () => TYPES.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
  for (let seed = 0; placed() < ORDERS; seed++) {
    const both = new SideBySide(`stored ${seed}`, await emptyStore())
    for (let index = 0; index < COMMANDS; index++) await both.step(index)
    for (const [name, count] of Object.entries(both.counts)) counts[name] = (counts[name] ?? 0) + count
  }
  console.log(counts)
  expect(placed()).toBeGreaterThanOrEqual(ORDERS)
  for (const type of TYPES) expect(counts[type], type).toBeGreaterThan(500)
  for (const type of ['market', 'stop_market', 'trailing_stop']) {
    expect(counts[`${type} by total`], `${type} by total`).toBeGreaterThan(200)
  }
  for (const result of ['kept', 'queued', 'VALIDATION', 'TRIGGER_PRICE', 'QTY_STEP']) {
    expect(counts[result], `amendments: ${result}`).toBeGreaterThan(0)
  }
}, 1_200_000)
