import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../clock/clock.ts'
import { readCandles } from './recorded-candles.ts'
import { RecordingError } from './recorded-lines.ts'
import { readTrades } from './recorded-trades.ts'

const FIRST = 1_655_470_800_000 / HOUR_MS
const candle = (hour: number, ...rest: (number | string)[]) => [(FIRST + hour) * HOUR_MS, ...rest].join(',')
const CANDLES = 'open_time_ms,open,high,low,close,volume'
const TRADES = 'id,price,qty,quote_qty,time,is_buyer_maker'

let folder: string
let published: string[]
const report = (line: string) => published.push(line.slice(folder.length + 1))
const put = (name: string, lines: string[]) => {
  const text = `${lines.join('\n')}\n`
  return writeFile(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bourselet-recordings-'))
})
beforeEach(() => {
  published = []
})
afterAll(() => rm(folder, { recursive: true }))

describe('reading recorded candles', () => {
  test('readCandles converts prices to ticks and volumes to lots, and reports skipped lines', async () => {
    await put('BTCUSDT-1h.csv.gz', [
      CANDLES,
      candle(0, '20645.0', '20912.4', '20560.0', '20791.0', '52959.384'),
      candle(1, '20791.0', '20790.0', '20375.5', '20535.5', '1.5'),
      candle(1, '20791.0', 'NaN', '20375.5', '20535.5', '1.5'),
      'nonsense',
      candle(2, '20791.0', '20800.0', '20375.5', '20535.5', '1.5'),
      candle(2, '20535.5', '20800.0', '20375.5', '20600.0', '1'),
      candle(4, '20600', '20600', '20600', '20600', '-1'),
      candle(5, '20600', '20700', '20500', '20650', '0.00002'),
    ])
    await put('ETHUSDT-1h.csv', [CANDLES, candle(0, '1074.72', '1101.6', '1070.01', '1094.4', '468792.674')])
    const recording = await readCandles(folder, report)
    expect(published.slice(0, 5)).toEqual([
      'BTCUSDT-1h.csv.gz: line 3 skipped: high or low does not enclose',
      'BTCUSDT-1h.csv.gz: line 4 skipped: high is not a plain number: "NaN"',
      'BTCUSDT-1h.csv.gz: line 5 skipped: 1 columns, not 6',
      `BTCUSDT-1h.csv.gz: line 7 skipped: open_time_ms is not after the row before: ${(FIRST + 2) * HOUR_MS}`,
      'BTCUSDT-1h.csv.gz: line 8 skipped: volume is not a plain number: "-1"',
    ])
    expect([recording.first, recording.last]).toEqual([FIRST, FIRST + 5])
    expect(recording.hour('BTCUSDT', FIRST)).toMatchObject({
      o: 2_064_500,
      h: 2_091_240,
      l: 2_056_000,
      c: 2_079_100,
      v: 5_295_938_400n,
    })
    expect(recording.hour('BTCUSDT', FIRST + 5)).toMatchObject({ c: 2_065_000, v: 2n })
    const gap = { o: 2_053_550, h: 2_053_550, l: 2_053_550, c: 2_053_550, v: 0n, n: 0 }
    for (const hour of [3, 4]) expect(recording.hour('BTCUSDT', FIRST + hour)).toMatchObject(gap)
    expect(recording.hour('BTCUSDT', FIRST + 6)).toBeNull()
    expect(recording.hour('SOLUSDT', FIRST)).toBeNull()
    expect(published.some((line) => line.includes('nothing of SOLUSDT'))).toBe(true)
  })

  test('the prices of ETHBTC are computed from the recorded candles of ETHUSDT and BTCUSDT', async () => {
    const recording = await readCandles(folder, report)
    // The price of ETHBTC is ETHUSDT / BTCUSDT: 1074.72 / 20645.0 and 1094.4 / 20791.0, in ticks of 0.00001.
    expect(recording.hour('ETHBTC', FIRST)).toMatchObject({ o: 5206, c: 5264 })
    expect(recording.symbols).toEqual(['BTCUSDT', 'ETHUSDT', 'ETHBTC'])
  })

  test('the error about a missing folder or a folder without recordings names the folder', async () => {
    await expect(readCandles('/no/such/folder', report)).rejects.toThrow(
      '--candles /no/such/folder: there is no such folder',
    )
    const empty = await mkdtemp(join(tmpdir(), 'bourselet-recordings-'))
    await expect(readCandles(empty, report)).rejects.toThrow('no <SYMBOL>-1h.csv.gz of a listed symbol')
    await rm(empty, { recursive: true })
  })

  test('rejects a recording with an unexpected header, and a broken archive', async () => {
    const other = await mkdtemp(join(tmpdir(), 'bourselet-recordings-'))
    await writeFile(join(other, 'BTCUSDT-1h.csv'), 'time,open\n1,2\n')
    await expect(readCandles(other, report)).rejects.toThrow(RecordingError)
    await rm(join(other, 'BTCUSDT-1h.csv'))
    await writeFile(join(other, 'BTCUSDT-1h.csv.gz'), 'no gzip')
    await expect(readCandles(other, report)).rejects.toThrow('cannot be read')
    await rm(other, { recursive: true })
  })
})

describe('reading recorded trades', () => {
  const trade = (id: number, price: string, qty: string, ts: number, maker: string) =>
    [id, price, qty, '1', ts, maker].join(',')

  test('readTrades derives the side of the taker, skips invalid rows and reports their lines', async () => {
    await put('ETHUSDT-trades-2023-02-02.csv', [
      TRADES,
      trade(1, '1666.80', '26.062', 1_675_329_600_138, 'false'),
      trade(2, '1666.79', '0.152', 1_675_329_600_214, 'true'),
      trade(3, '1666.79', '0.152', 1_675_329_600_000, 'true'),
      trade(4, '0.001', '0.152', 1_675_329_600_300, 'true'),
      trade(5, '1666.79', '1e3', 1_675_329_600_300, 'true'),
      trade(6, '1666.79', '1', 1_675_329_600_300, 'maybe'),
    ])
    const { listing, trades } = await readTrades(join(folder, 'ETHUSDT-trades-2023-02-02.csv'), report)
    expect(listing.symbol).toBe('ETHUSDT')
    expect(trades).toEqual([
      { ts: 1_675_329_600_138, price: 166_680, lots: 260_620, side: 'buy' },
      { ts: 1_675_329_600_214, price: 166_679, lots: 1520, side: 'sell' },
    ])
    expect(published.map((line) => /line (\d+)/.exec(line)?.[1])).toEqual(['4', '5', '6', '7'])
  })

  const read = async (lines: string[], name = 'ETHUSDT-rows.csv') => {
    await put(name, [TRADES, ...lines])
    return readTrades(join(folder, name), report)
  }
  const row = (i: number, price = '1666.79', qty = '1') => trade(i, price, qty, 1_675_329_600_000 + i, 'true')

  test('skips rows whose price or quantity is too large for an order, and rows whose price is far from the neighboring prices', async () => {
    const { trades } = await read([
      ...Array.from({ length: 6 }, (_, i) => row(i)),
      '2,999999999999999,999999999999999,1,1675329600006,false',
      row(7, '1666.79', '9001'),
      row(8, '3500'),
      row(9, '500'),
      ...Array.from({ length: 6 }, (_, i) => row(10 + i)),
    ])
    expect(trades).toHaveLength(12)
    expect(new Set(trades.map(({ price }) => price))).toEqual(new Set([166_679]))
    expect(published).toEqual([
      "ETHUSDT-rows.csv: line 8 skipped: price is above every order's: 999999999999999",
      'ETHUSDT-rows.csv: line 9 skipped: qty is above the largest order, 9000: 9001',
      "ETHUSDT-rows.csv: line 10 skipped: the price is 2 times its neighbours' or more, or half or less",
      "ETHUSDT-rows.csv: line 11 skipped: the price is 2 times its neighbours' or more, or half or less",
    ])
  })

  test('keeps all rows if the price level changes permanently', async () => {
    const rows = Array.from({ length: 20 }, (_, i) => row(i, i < 10 ? '1600' : '4000'))
    expect((await read(rows)).trades).toHaveLength(20)
    expect(published).toEqual([])
  })

  test('skips rows below half a lot, rounds other prices and quantities to ticks and lots, and reports the skipped rows and the rounding', async () => {
    const { trades } = await read([
      row(1, '1666.794', '0'),
      row(2, '1666.79', '0.00004'),
      row(3, '1666.794', '0.00016'),
      row(4, '1666.796', '2.5'),
    ])
    expect(trades.map(({ price, lots }) => [price, lots])).toEqual([
      [166_679, 2],
      [166_680, 25_000],
    ])
    expect(published).toEqual([
      'ETHUSDT-rows.csv: line 2 skipped: qty is below one lot, 0.0001: 0',
      'ETHUSDT-rows.csv: line 3 skipped: qty is below one lot, 0.0001: 0.00004',
      'ETHUSDT-rows.csv: 2 prices rounded to multiples of 0.01',
      'ETHUSDT-rows.csv: 1 quantities rounded to multiples of 0.0001',
    ])
  })

  test('rejects a recording with a price below 100 ticks, too low for market maker quotes', async () => {
    await expect(read([row(1, '0.99'), row(2, '0.98')])).rejects.toThrow(
      /^--trades .*ETHUSDT-rows.csv: a price of 0.98\d* is below 100 ticks of ETHUSDT \(0.01\)$/,
    )
  })

  test('skips a row that is more than a year later than the previous row', async () => {
    const { trades } = await read([row(1), trade(2, '1666.79', '1', 1_775_329_600_000, 'true'), row(3)])
    expect(trades).toHaveLength(2)
    expect(published[0]).toContain('line 3 skipped: time is more than a year after the row before')
  })

  test('ignores a byte order mark in plain and compressed files', async () => {
    for (const name of ['ETHUSDT-bom.csv', 'ETHUSDT-bom.csv.gz']) {
      await put(name, [`\uFEFF${TRADES}`, row(1)])
      expect((await readTrades(join(folder, name), report)).trades).toHaveLength(1)
    }
  })

  test('rejects a file of an unlisted symbol, a file without trades and a missing file', async () => {
    await put('PEPEUSDT-trades.csv', [TRADES])
    await put('ETHUSDT-empty.csv', [TRADES])
    await expect(readTrades(join(folder, 'PEPEUSDT-trades.csv'), report)).rejects.toThrow(
      'must begin with a listed symbol',
    )
    await expect(readTrades(join(folder, 'ETHUSDT-empty.csv'), report)).rejects.toThrow(
      'no trade could be read',
    )
    await expect(readTrades(join(folder, 'ETHUSDT-gone.csv'), report)).rejects.toThrow('cannot be read')
  })
})
