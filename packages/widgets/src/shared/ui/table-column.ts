import type { ReactNode } from 'react'

export type Column<T> = {
  id: string
  header: ReactNode
  /** Hides the header visually (a column of buttons or stars). */
  headerHidden?: boolean
  cell: (row: T) => ReactNode
  align?: 'start' | 'end' | 'center'
  /** Renders the header as a sort button. */
  sortable?: boolean
  /** Width of the column in CSS. */
  width?: string
  /** Hides the column if the container is narrower than 480 px (`s`), 720 px (`m`) or 960 px (`l`). */
  hideBelow?: 's' | 'm' | 'l'
  /**
   * Place of the column if rows are cards. `title`: heading of the card. `end`: at its end. `hidden`: not
   * shown. Default: a line with label and value.
   */
  card?: 'title' | 'end' | 'hidden'
  /** Width of the gray bar while loading. Default 60%. */
  skeleton?: string
}

export type Sort = { column: string; direction: 'asc' | 'desc' }
