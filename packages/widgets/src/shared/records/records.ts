import type { ReactNode } from 'react'
import type { MemberEvent } from '../data/use-member-events.ts'
import type { BourseletClient } from '../provider/client.ts'
import type { Column } from '../ui/table-column.ts'

export type RecordsPage<Row> = {
  page: { limit: number; total: number; pages: number; current: number }
  list: Row[]
}

/** The request of a list call: a page, a period (`start` included, `end` excluded) and the filters that are set. */
export type RecordsRequest<Filters> = Partial<Filters> & {
  page: number
  limit: number
  start?: number
  end?: number
}

/** How the rows of a list are read, and which events may change them. */
export type RecordsQuery<Row, Filters = object> = {
  /** The key of the call in the query cache, before the request. */
  key: readonly unknown[]
  read: (
    sdk: BourseletClient,
    request: RecordsRequest<Filters>,
    options: { signal: AbortSignal },
  ) => Promise<RecordsPage<Row>>
  /** True when the list has to be read again after this event. */
  changedBy: (event: MemberEvent, rows: readonly Row[]) => boolean
  /** Reads again at this interval. */
  refetchMs?: number
  /** Visitors may read it. */
  isPublic?: boolean
}

/** One select above a list. */
export type RecordsFilter<Filters> = {
  [Name in keyof Filters & string]: {
    name: Name
    label: string
    /** The word for no filter. */
    all: string
    options: readonly { value: Filters[Name] & string; label: ReactNode }[]
  }
}[keyof Filters & string]

/** The two lines of a row on a phone: `title` and `value` above, `text` and `note` below. */
export type PhoneRow<Row> = {
  title: (row: Row) => ReactNode
  text: (row: Row) => ReactNode
  value: (row: Row) => ReactNode
  note: (row: Row) => ReactNode
}

/** The whole of one row in a dialog or a sheet; the row is null while it is closed. */
export type RowDetails<Row> = {
  /** The name of the button that opens it. */
  label: string
  render: (row: Row | null, onClose: () => void) => ReactNode
}

/** The table of a list: what does not depend on how its rows are read. */
export type RowsView<Row> = {
  /** The name of the table, for screen readers. */
  caption: string
  rowKey: (row: Row) => string
  columns: readonly Column<Row>[]
  /** Without it a row becomes a card on a phone. */
  phone?: PhoneRow<Row>
  /** Without it a phone shows the columns of a row as a list of facts. */
  details?: RowDetails<Row>
  empty: ReactNode
  /** In place of the list for visitors. Undefined: visitors see the list. */
  signedOut?: string
  density?: 'medium' | 'comfortable'
}

/** Everything that a paged list is: rows, filters, details, file. */
export type Records<Row, Filters = object> = RowsView<Row> & {
  query: RecordsQuery<Row, Filters>
  filters?: readonly RecordsFilter<Filters>[]
  /** The call takes a period; `at` is the time of a row that it is about. */
  period?: { at: (row: Row) => number }
  /** The file of all rows that match. */
  csv?: {
    /** Without the ending. */
    file: string
    /** Fields by their names in the contract. */
    columns: readonly (keyof Row & string)[]
    /** Rows that the file holds at most. */
    most?: number
  }
}
