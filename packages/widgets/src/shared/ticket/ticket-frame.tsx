import type { ReactNode } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { Root } from '../ui/root.tsx'
import { TicketSkeleton } from './ticket-skeleton.tsx'

export type TicketLayout = 'panel' | 'sheet'

export type TicketFrameProps = {
  /** Of the widget. */
  name: string
  layout: TicketLayout
  /** Of the lines while loading. */
  heights: Record<TicketLayout, number[]>
  error: unknown
  onRetry: () => void
  /** The form; null while words or market are not there. */
  children: ReactNode
}

/** A ticket in all states that it may be in. */
export function TicketFrame({ name, layout, heights, error, onRetry, children }: TicketFrameProps) {
  return (
    <Root
      name={name}
      className="bl-ticket"
      density={layout === 'panel' ? 'compact' : 'comfortable'}
      data-layout={layout}
    >
      {children ??
        (error ? (
          <ErrorState error={error} onRetry={onRetry} />
        ) : (
          <TicketSkeleton heights={heights[layout]} />
        ))}
    </Root>
  )
}
