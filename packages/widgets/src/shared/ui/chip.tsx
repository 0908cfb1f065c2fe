import type { ReactNode } from 'react'
import './dot.css'
import './chip.css'

export type ChipProps = {
  tone?: 'neutral' | 'up' | 'down' | 'accent' | 'warn'
  dot?: boolean
  children: ReactNode
}

/** A short label for a state or a kind. */
export function Chip({ tone = 'neutral', dot, children }: ChipProps) {
  return (
    <span className="bl-chip" data-tone={tone}>
      {dot && <span className="bl-dot" aria-hidden />}
      {children}
    </span>
  )
}
