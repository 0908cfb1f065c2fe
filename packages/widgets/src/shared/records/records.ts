import type { ReactNode } from 'react'
import type { MemberEvent } from '../data/use-member-events.ts'
import type { BourseletClient } from '../provider/client.ts'
import type { Column } from '../ui/table-column.ts'
import type { Period } from './period.ts'

export type RecordsPage<Row> = {
  page: { limit: number; total: number; pages: number; current: number }
  list: Row[]
}

/**
 * The request of a list call: a page, a period and the active filters. The period includes `start` and
 * excludes `end`.
 */
export type RecordsRequest<Filters> = Partial<Filters> & {
  page: number
  limit: number
  start?: number
  end?: number
}

/** The call that reads the rows of a list, and the events after which the list is read again. */
export type RecordsQuery<Row, Filters = object, Page extends RecordsPage<Row> = RecordsPage<Row>> = {
  /** The first parts of the query key. The request of the list is appended to them. */
  key: readonly unknown[]
  read: (
    sdk: BourseletClient,
    request: RecordsRequest<Filters>,
    options: { signal: AbortSignal },
  ) => Promise<Page>
  /** Returns true if the list must be read again after this event. */
  changedBy: (event: MemberEvent, rows: readonly Row[]) => boolean
  /** Interval in ms at which the list is loaded again, because some of its changes emit no event. */
  refetchMs?: number
  /** True if the list can also be read without a log-in. */
  isPublic?: boolean
}

/** A select above a list that filters its rows. */
export type RecordsFilter<Filters> = {
  [Name in keyof Filters & string]: {
    name: Name
    label: string
    /** Label of the option that removes the filter, so that the list shows all rows. */
    all: string
    options: readonly { value: Filters[Name] & string; label: ReactNode }[]
  }
}[keyof Filters & string]

/**
 * The two lines of a row on a phone: `title` and `value` on the first line, `text` and `note` on the second.
 */
export type PhoneRow<Row> = {
  title: (row: Row) => ReactNode
  text: (row: Row) => ReactNode
  value: (row: Row) => ReactNode
  note: (row: Row) => ReactNode
  /** A button at the end of each row. */
  action?: { header: string; cell: (row: Row) => ReactNode }
}

/**
 * The details of one row, rendered in a dialog or a sheet. The row is null while the dialog or sheet is closed.
 */
export type RowDetails<Row> = {
  /**
   * Accessible name of the button that opens the details of a row. If the title of the row on a phone (`phone.title`)
   * is a text, it is appended to this name.
   */
  label: string
  render: (row: Row | null, onClose: () => void) => ReactNode
}

/** The table of a list. Its type does not depend on the call that returns the rows. */
export type RowsView<Row> = {
  /** Accessible name of the table. */
  caption: string
  rowKey: (row: Row) => string
  columns: readonly Column<Row>[]
  /** The two lines of a row on a phone. If undefined, each row is a card. */
  phone?: PhoneRow<Row>
  /** The details of a row. If undefined, a row on a phone opens a list of all its columns. */
  details?: RowDetails<Row>
  empty: ReactNode
  /**
   * The title of the log-in placeholder that replaces the list while nobody is logged in. If undefined, the list is
   * always shown.
   */
  signedOut?: string
  density?: 'medium' | 'comfortable'
}

/** The complete description of a paged list: its rows, filters, details and CSV file. */
export type Records<
  Row,
  Filters = object,
  Page extends RecordsPage<Row> = RecordsPage<Row>,
> = RowsView<Row> & {
  query: RecordsQuery<Row, Filters, Page>
  /**
   * Content above the list that summarizes all matching rows, for example their sums. `period` and `filters` are those
   * of the answer `page`.
   */
  summary?: (page: Page, of: { period: Period; filters: Partial<Filters> }) => ReactNode
  filters?: readonly RecordsFilter<Filters>[]
  /**
   * The period filter; undefined if the call has no period. `at` returns the time in ms that decides if a row matches.
   */
  period?: { at: (row: Row) => number }
  /** The CSV file of all matching rows. */
  csv?: {
    /** File name without extension. */
    file: string
    /** The columns of the CSV file, by the names of their fields in the API. */
    columns: readonly (keyof Row & string)[]
    /** Maximum number of rows in the CSV file. */
    most?: number
  }
  /** The document of all matching rows, which the browser prints or saves as PDF. */
  print?: PrintedList<Row, Filters, Page>
}

/**
 * The title and the columns of a printed list. All cells are plain text. Below the title, the list names its period,
 * its filters and the time of printing.
 */
export type PrintedList<Row, Filters = object, Page extends RecordsPage<Row> = RecordsPage<Row>> = {
  title: string
  /** Returns the line above the rows that summarizes all of them, for example their sums; null if there is none. */
  summary?: (page: Page, filters: Partial<Filters>) => string | null
  columns: readonly { header: string; text: (row: Row) => string; align?: 'end' }[]
}
