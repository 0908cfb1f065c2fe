import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from '../../../clock/system-clock.ts'
import { openPool } from '../../../database/connect.ts'
import { openDatabase } from '../../../database/database.ts'
import { migrate } from '../../../database/migrate.ts'
import { testDatabaseUrl } from '../../../database/test-database.ts'
import { atEnd } from '../../../test-cleanup.ts'
import { bareTables } from '../test-bare-exchange.ts'
import { testPrediction } from '../test-prediction.ts'
import { auditPrediction } from './audit-prediction.ts'

const BETS = 60
const SETTLE = new URL('./settle-process.ts', import.meta.url).pathname

/** Creates bets in a round that has just closed. Returns the time at which it can be settled. */
async function closedRound(url: string): Promise<number> {
  const database = await openDatabase({ url, connections: 4 })
  await migrate(database, systemClock(), bareTables)
  const world = await testPrediction({}, database)
  const round_no = world.roundNo()
  for (const [i, member] of (await world.members(BETS, '1000')).entries()) {
    const direction = i % 3 === 0 ? 'bear' : 'bull'
    await world.bet(member, { mode: 'round', symbol: 'BTCUSDT', round_no, direction, amount: `${7 + i}.13` })
  }
  for (const price of [6_000_000, 6_000_001]) {
    await world.clock.advance(299_999)
    await world.tick({ BTCUSDT: price })
    await world.clock.advance(1)
  }
  await database.close()
  return world.clock.now() + 1
}

/** Starts a process that settles the round. Kills the process after the given delay, or lets it finish. */
async function settle(url: string, moment: number, killAfterMs?: number): Promise<number | null> {
  const child = spawn(process.execPath, ['--conditions=source', SETTLE, url, String(moment)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.once('data', () => {
    if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  })
  return new Promise((ended) => child.once('exit', (code) => ended(code)))
}

test('if the process is killed repeatedly (kill -9) during a settlement, each bet is still paid exactly once', async () => {
  const url = await testDatabaseUrl()
  const moment = await closedRound(url)
  const options = { name: 'test', connections: 2, statementMs: 10_000, hookFailed: () => {} }
  const { db, close } = openPool(url, options)
  atEnd(close)
  const paid = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int8 AS count FROM option_orders WHERE status <> 'in_progress'`.execute(db)
    return rows[0]!.count
  }
  const seen: number[] = []
  const isPartial = (count: number) => count > 0 && count < BETS
  // Each attempt kills the process 15 ms later than the previous attempt. On a machine of any speed, one of the
  // attempts therefore kills the process between the first and the last payout.
  const isEnough = () => seen.at(-1) === BETS || seen.length === 12
  for (let wait = 10; !isEnough(); wait += 15) {
    await settle(url, moment, wait)
    seen.push(await paid())
    expect(await auditPrediction(db)).toEqual([])
  }
  expect(await settle(url, moment)).toBe(0)
  expect(await paid()).toBe(BETS)
  expect(await auditPrediction(db)).toEqual([])
  // The test proves nothing unless at least one process was killed after it had paid some of the bets, but not all.
  console.log(`paid when killed: ${seen.join(', ')}`)
  expect(seen.some(isPartial)).toBe(true)
}, 120_000)
