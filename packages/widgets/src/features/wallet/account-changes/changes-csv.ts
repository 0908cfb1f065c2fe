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

/** Changes exact as booked, times in UTC, columns by their names in the contract. */
export const changesCsv = (rows: readonly AccountChange[]): string =>
  toCsv(
    head,
    rows.map((row) =>
      head.map((name) => (name === 'created_at' ? new Date(row.created_at).toISOString() : row[name])),
    ),
  )
