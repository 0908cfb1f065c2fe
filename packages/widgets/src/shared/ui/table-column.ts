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
  /** Hides the column in a container narrower than: s 480 px, m 720 px, l 960 px. */
  hideBelow?: 's' | 'm' | 'l'
  /**
   * Role in the card layout: `title` is the card's heading, `end` is at its end, `hidden` is omitted.
   * Default: a line.
   */
  card?: 'title' | 'end' | 'hidden'
  /** Width of the gray bar while loading. Default 60%. */
  skeleton?: string
}

export type Sort = { column: string; direction: 'asc' | 'desc' }
