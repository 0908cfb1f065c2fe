import type { ReactNode } from 'react'

export type Column<T> = {
  id: string
  header: ReactNode
  /** Hides the header visually, for a column of buttons or stars. */
  headerHidden?: boolean
  cell: (row: T) => ReactNode
  align?: 'start' | 'end' | 'center'
  /** Renders the header as a button that sorts the table by this column. */
  sortable?: boolean
  /** Width of the column, as a CSS value. */
  width?: string
  /** Hides the column if the container is narrower than 480 px (`s`), 720 px (`m`) or 960 px (`l`). */
  hideBelow?: 's' | 'm' | 'l'
  /**
   * Position of the column's value if rows are shown as cards. `title`: heading of the card. `end`: at the end
   * of the card. `hidden`: not shown. Default: a line with label and value.
   */
  card?: 'title' | 'end' | 'hidden'
  /** Width of the column's gray bars while the table loads. Default 60%. */
  skeleton?: string
}

export type Sort = { column: string; direction: 'asc' | 'desc' }
