import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { DAY_MS } from '@bourselet/sdk/money'

/** Thrown for a file or folder of the command line that cannot be used. The message names the file and the reason. */
export class RecordingError extends Error {
  override name = 'RecordingError'
}

const REPORTED = 10
/**
 * Minimum factor by which a price must differ from the median of its neighbors to be treated as an error of the
 * recording.
 */
const APART = 2
/** Number of rows before a row, and of rows after it, with which its price is compared. */
const NEIGHBOURS = 5
/** Maximum gap between two rows in ms. */
const LONGEST_GAP = 366 * DAY_MS

/** The parser of one kind of recorded file. */
export interface RowReader<Row> {
  /** The header line that the recorded file must have. */
  header: string
  /** Parses a row. Throws an Error with the reason if the row must be skipped. */
  read(cells: string[]): Row
  /** Returns the price of a row in ticks. Rows with prices far from those of their neighbors are skipped. */
  price(row: Row): number
}

/**
 * Reads the rows of a CSV file, which may be gzipped and may start with a byte order mark. Skips invalid rows and
 * reports up to ten of them with their line numbers. Throws RecordingError if the file cannot be read or has an
 * unexpected header.
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

/** Returns true if a price is far from the median price of the surrounding rows. */
function isApart(prices: readonly number[], i: number): boolean {
  const around = prices.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1).sort((a, b) => a - b)
  const middle = around[around.length >> 1]!
  // The median of fewer than four rows is not reliable, so no price is judged to be far from the median.
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

/** Returns the number in a cell of a recording. Throws an Error if it is not a plain decimal number. */
export function plainNumber(text: string, name: string): number {
  if (!PLAIN.test(text))
    throw new Error(`${name} is not a plain number: ${JSON.stringify(text.slice(0, 30))}`)
  return Number(text)
}

/**
 * Throws an Error if a time is not an integer, or if the gap since the previous row is too long. `before` is
 * the time of the previous row; 0 for the first row.
 */
export function checkTime(time: number, before: number, name: string): void {
  if (!Number.isSafeInteger(time)) throw new Error(`${name} is not whole milliseconds: ${time}`)
  if (before > 0 && time - before > LONGEST_GAP)
    throw new Error(`${name} is more than a year after the row before: ${time}`)
}

/** Rounds recorded numbers to whole ticks or lots, and counts the rounded ones. */
export interface Rounding {
  /** Returns the nearest whole number of units. Counts the values that had to be rounded. */
  whole(value: number): number
  /** Reports how many values were rounded, if any. */
  publish(): void
}

/** Creates a `Rounding` to multiples of `unit`. `name` is the kind of values in the report. */
export function rounding(path: string, name: string, unit: string, report: (line: string) => void): Rounding {
  let between = 0
  return {
    whole(value) {
      const exact = value / Number(unit)
      const nearest = Math.round(exact)
      if (Math.abs(exact - nearest) > 1e-9 * Math.max(1, nearest)) between++
      return nearest
    },
    publish() {
      if (between > 0) report(`${path}: ${between} ${name} rounded to multiples of ${unit}`)
    },
  }
}
