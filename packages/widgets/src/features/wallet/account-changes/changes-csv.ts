import { toCsv } from '../../../shared/format/to-csv.ts'
import type { AccountChange } from './use-changes.ts'

const head = [
  'id',
  'created_at',
  'account',
  'coin',
  'type',
  'available_delta',
  'frozen_delta',
  'available_after',
  'frozen_after',
  'ref_type',
  'ref_no',
  'remark',
] as const

/** Writes changes as CSV: exact amounts, times in UTC, columns named as in the contract. */
export const changesCsv = (rows: readonly AccountChange[]): string =>
  toCsv(
    head,
    rows.map((row) =>
      head.map((name) => (name === 'created_at' ? new Date(row.created_at).toISOString() : row[name])),
    ),
  )
