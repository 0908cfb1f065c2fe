import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** A file or folder named on the command line that cannot be used; the message says which and why. */
export class RecordingError extends Error {
  override name = 'RecordingError'
}

const REPORTED = 10
/** A price this many times its neighbours', or this part of them, is an error of the file. */
const APART = 2
/** Rows on each side that a price is compared with. */
const NEIGHBOURS = 5
/** No recording pauses for longer, in milliseconds. */
const LONGEST_GAP = 366 * 86_400_000

/** The reader of one kind of file. */
export interface RowReader<Row> {
  /** The header line, which must be there. */
  header: string
  /** Reads a row, or throws an Error with the reason why it is left out. */
  read(cells: string[]): Row
  /** The price of a row, in ticks: rows far from their neighbours are left out. */
  price(row: Row): number
}

/**
 * Rows of a CSV file, gzipped or not, with or without a byte order mark. Bad rows are left out and reported with
 * their line numbers, at most ten a file. Throws RecordingError when the file cannot be read or has another header.
 */
export async function recordedRows<Row>(
  path: string,
  reader: RowReader<Row>,
  report: (line: string) => void,
): Promise<Row[]> {
  const lines = (await textOf(path)).split(/\r?\n/)
  if (lines[0] !== reader.header) throw new RecordingError(`${path}: line 1 must be ${reader.header}`)
  const width = reader.header.split(',').length
  const rows: { line: number; row: Row }[] = []
  const bad: { line: number; reason: string }[] = []
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i]!
    if (line === '' && i === lines.length - 1) break
    try {
      const cells = line.split(',')
      if (cells.length !== width) throw new Error(`${cells.length} columns, not ${width}`)
      rows.push({ line: i + 1, row: reader.read(cells) })
    } catch (error) {
      bad.push({ line: i + 1, reason: (error as Error).message })
    }
  }
  const prices = rows.map(({ row }) => reader.price(row))
  const kept = rows.filter(({ line }, i) => {
    const apart = isApart(prices, i)
    if (apart)
      bad.push({ line, reason: `the price is ${APART} times its neighbours' or more, or half or less` })
    return !apart
  })
  bad.sort((a, b) => a.line - b.line)
  for (const { line, reason } of bad.slice(0, REPORTED)) report(`${path}: line ${line} skipped: ${reason}`)
  if (bad.length > REPORTED) report(`${path}: ${bad.length - REPORTED} further lines skipped`)
  return kept.map(({ row }) => row)
}

/** A price far from the median of the rows around it. */
function isApart(prices: readonly number[], i: number): boolean {
  const around = prices.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1).sort((a, b) => a - b)
  const middle = around[around.length >> 1]!
  // Two or three rows have no majority that could be trusted more than the row itself.
  return around.length > 3 && (prices[i]! >= middle * APART || prices[i]! * APART <= middle)
}

async function textOf(path: string): Promise<string> {
  try {
    const bytes = await readFile(path)
    const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    return text.replace(/^\uFEFF/, '')
  } catch (error) {
    throw new RecordingError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

const PLAIN = /^[0-9]{1,15}(\.[0-9]{1,12})?$/

/** A number of a recording. */
export function plainNumber(text: string, name: string): number {
  if (!PLAIN.test(text))
    throw new Error(`${name} is not a plain number: ${JSON.stringify(text.slice(0, 30))}`)
  return Number(text)
}

/** Throws where a time does not follow the row before it (`before`, 0 at the first) or follows it very late. */
export function checkTime(time: number, before: number, name: string): void {
  if (!Number.isSafeInteger(time)) throw new Error(`${name} is not whole milliseconds: ${time}`)
  if (before > 0 && time - before > LONGEST_GAP)
    throw new Error(`${name} is more than a year after the row before: ${time}`)
}

/** Turns recorded numbers into whole ticks or lots. */
export interface Rounding {
  /** The nearest whole count of units; one that lies between two is counted. */
  whole(value: number): number
  /** Reports how many values lay between two units, if any. */
  tell(): void
}

/** Rounds to multiples of `unit`; `name` and the unit stand in the report. */
export function rounding(path: string, name: string, unit: string, report: (line: string) => void): Rounding {
  let between = 0
  return {
    whole(value) {
      const exact = value / Number(unit)
      const nearest = Math.round(exact)
      if (Math.abs(exact - nearest) > 1e-9 * Math.max(1, nearest)) between++
      return nearest
    },
    tell() {
      if (between > 0) report(`${path}: ${between} ${name} rounded to multiples of ${unit}`)
    },
  }
}
