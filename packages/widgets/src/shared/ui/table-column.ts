import type { ReactNode } from 'react'

export type Column<T> = {
  id: string
  header: ReactNode
  /** The header is read aloud, not seen (a column of buttons, of stars). */
  headerHidden?: boolean
  cell: (row: T) => ReactNode
  align?: 'start' | 'end' | 'center'
  /** The header becomes a button. */
  sortable?: boolean
  /** CSS width. */
  width?: string
  /** Disappears in a container narrower than: s 480 px, m 720 px, l 960 px. */
  hideBelow?: 's' | 'm' | 'l'
  /** In the card layout: `title` heads the card, `end` stands at its end, `hidden` is left out. Default: a line. */
  card?: 'title' | 'end' | 'hidden'
  /** Width of the grey bar while loading. Default 60%. */
  skeleton?: string
}

export type Sort = { column: string; direction: 'asc' | 'desc' }
