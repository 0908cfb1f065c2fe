import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** A file or folder named on the command line that cannot be used; the message says which and why. */
export class RecordingError extends Error {
  override name = 'RecordingError'
}

const REPORTED = 10

/** Reads one file's rows; a row that `read` refuses (by throwing an Error with the reason) is told and skipped. */
export interface RowReader<Row> {
  /** The header line, which must be there. */
  header: string
  read(cells: string[]): Row
}

/**
 * Rows of a CSV file, gzipped or not. Bad rows are reported with their line numbers, at most ten a file, and left
 * out. Throws RecordingError when the file cannot be read or has another header.
 */
export async function recordedRows<Row>(
  path: string,
  reader: RowReader<Row>,
  report: (line: string) => void,
): Promise<Row[]> {
  const lines = (await textOf(path)).split(/\r?\n/)
  if (lines[0] !== reader.header) throw new RecordingError(`${path}: line 1 must be ${reader.header}`)
  const width = reader.header.split(',').length
  const rows: Row[] = []
  let bad = 0
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i]!
    if (line === '' && i === lines.length - 1) break
    try {
      const cells = line.split(',')
      if (cells.length !== width) throw new Error(`${cells.length} columns, not ${width}`)
      rows.push(reader.read(cells))
    } catch (error) {
      if (++bad <= REPORTED) report(`${path}: line ${i + 1} skipped: ${(error as Error).message}`)
    }
  }
  if (bad > REPORTED) report(`${path}: ${bad - REPORTED} further lines skipped`)
  return rows
}

async function textOf(path: string): Promise<string> {
  try {
    const bytes = await readFile(path)
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  } catch (error) {
    throw new RecordingError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

const PLAIN = /^[0-9]{1,15}(\.[0-9]{1,12})?$/

/** A number of a recording; recorded data feeds the simulation and is rounded to ticks and lots at once. */
export function plainNumber(text: string, name: string): number {
  if (!PLAIN.test(text))
    throw new Error(`${name} is not a plain number: ${JSON.stringify(text.slice(0, 30))}`)
  return Number(text)
}
