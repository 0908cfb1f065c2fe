import { markPrice } from '@bourselet/sdk/money'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { testDatabase } from '../../../database/test-database.ts'
import { contracts, findContract } from '../../../prices/contracts.ts'
import { unpaidFundings } from '../../../prices/funding-rates.ts'
import { marketTables, openTestMarket, type TestMarket } from '../test-market.ts'
import { freshState, MarkLine } from './mark-line.ts'

const OPENING = Date.UTC(2026, 5, 15, 12, 20, 30)
const HOUR = 3_600_000
const BTC = findContract('BTCUSDT')!

describe('mark price and funding rate of one contract', () => {
  test('computes the mark price from the last thirty samples of the basis; if an order book has no quote on one side, repeats the previous sample', () => {
    const line = new MarkLine(BTC, freshState('0.0003'))
    expect(line.update('60000.00', '70000.0', OPENING)).toBe('60000.0')
    line.sample(null, '60000.00')
    expect(line.state.samples).toEqual([])
    for (let i = 0; i < 40; i++) line.sample(String(60_000 + i), '60000.00')
    line.sample(null, '61000.00')
    const basis_samples = [...Array.from({ length: 29 }, (_, i) => String(11 + i)), '39']
    expect(line.update('60000.00', '70000.0', OPENING)).toBe(
      markPrice({
        index_price: '60000.00',
        last_funding_rate: '0.0003',
        hours_to_funding: '3.65833333',
        basis_samples,
        last_price: '70000.0',
        tick: '0.1',
      }).mark_price,
    )
  })

  test('computes the funding rate from the mean premium of the funding period, and keeps that rate until the next period has a sample', () => {
    const line = new MarkLine(BTC, freshState())
    expect(line.rate()).toBe('0.0001')
    line.sample('60060', '60000.00')
    line.sample(null, '60000.00')
    line.sample('60180', '60000.00')
    expect(line.rate()).toBe('0.0015')
    line.endPeriod()
    expect([line.rate(), line.state.lastRate]).toEqual(['0.0015', '0.0015'])
    line.sample('59940', '60000.00')
    expect([line.rate(), line.state.lastRate]).toEqual(['-0.0005', '0.0015'])
    for (let i = 0; i < 9; i++) line.sample('70000', '60000.00')
    expect(line.rate()).toBe('0.004')
    expect(new MarkLine(BTC, JSON.parse(JSON.stringify(line.state))).state).toEqual(line.state)
  })
})

describe('mark prices of all contracts', () => {
  let database: Database
  let now: TestMarket
  const marks = () => contracts.map(({ symbol }) => now.exchange.marks.latest(symbol))

  beforeEach(async () => {
    database = await testDatabase(marketTables)
    now = await openTestMarket(database, OPENING)
    now.openContracts()
    return () => now.end()
  })

  test('publishes a mark price for every contract each second; the mark price is near the index price but differs from it', async () => {
    const published: number[] = []
    now.exchange.marks.listen((symbols) => published.push(symbols.length))
    await now.runSteps(4 * 20)
    // Mark prices are published at the first run of the job and then each second, so 21 times in 20 seconds.
    expect(published).toEqual(Array.from({ length: 21 }, () => contracts.length))
    const { mark, index, ts } = now.exchange.marks.latest('BTCUSDT')!
    expect(ts).toBe(now.clock.now())
    expect(Number(mark)).not.toBe(Number(index))
    expect(Math.abs(Number(mark) / Number(index) - 1)).toBeLessThan(0.003)
  })

  test('after a restart, mark prices continue from the stored state', async () => {
    await now.runSteps(4 * 10)
    const before = marks()
    const at = now.clock.now()
    await now.end()
    now = await openTestMarket(database, at)
    expect(marks()).toEqual(before)
  })

  test('at a funding time, stores the current rate and mark price of every contract as one funding that is still to be paid', async () => {
    await now.clock.advance(Date.UTC(2026, 5, 15, 16) - now.clock.now() - 3_000)
    await now.runSteps(8)
    const before = now.exchange.marks.latest('BTCUSDT')!
    let stored: unknown
    const stop = now.exchange.marks.listen(() => (stored ??= unpaidFundings(database.db)))
    await now.runSteps(8)
    stop()
    const rows = await unpaidFundings(database.db)
    expect(rows.map(({ symbol }) => symbol).sort()).toEqual(contracts.map(({ symbol }) => symbol).sort())
    expect(rows.find(({ symbol }) => symbol === 'BTCUSDT')).toMatchObject({
      ts: Date.UTC(2026, 5, 15, 16),
      rate: before.rate,
      markPrice: before.mark,
    })
    expect(await stored).toEqual(rows)
    expect(now.exchange.marks.latest('BTCUSDT')!.nextFundingAt).toBe(Date.UTC(2026, 5, 16))
  })

  test('a clock jump creates each funding of each contract once, even if a crash makes the sandbox process a funding time again', async () => {
    await now.runSteps(8)
    const times = async () => {
      const rows = await unpaidFundings(database.db)
      return rows
        .filter(({ symbol }) => symbol === 'ETHUSDT')
        .map(({ ts }) => (ts - Date.UTC(2026, 5, 15)) / HOUR)
    }
    await now.clock.advance(21 * HOUR)
    expect(await times()).toEqual([16, 24, 32])
    const at = now.clock.now()
    await now.clock.advance(8 * HOUR)
    expect(await times()).toEqual([16, 24, 32, 40])
    // The test sets the stored time (`ts`) back. The database then looks as if the process had crashed between the last
    // funding and the next update of this time.
    await database.db.updateTable('mark_states').set({ ts: at }).execute()
    const twin = await openTestMarket(database, at + 9 * HOUR)
    expect(await times()).toEqual([16, 24, 32, 40])
    await twin.end()
  })
})
