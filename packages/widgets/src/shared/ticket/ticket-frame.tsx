import type { ReactNode } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { Root } from '../ui/root.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

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

/** A ticket while it loads, when it failed, and with its form. */
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

/** The shape of a ticket while its pair loads: the heights of its parts in px. */
export function TicketSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <div className="bl-ticket__form" aria-busy>
      {heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of heights
        <Skeleton key={at} height={height} />
      ))}
    </div>
  )
}
