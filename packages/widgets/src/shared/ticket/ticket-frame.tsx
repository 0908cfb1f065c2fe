import type { ReactNode } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { Root } from '../ui/root.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Gate } from './use-ticket-form.ts'
import './ticket.css'

export type TicketLayout = 'panel' | 'sheet'

export type TicketFrameProps = {
  /** Name of the widget that contains the ticket. */
  name: string
  layout: TicketLayout
  /** Heights in px of the placeholder's lines, by layout. The ticket shows them while it loads. */
  heights: Record<TicketLayout, number[]>
  error: unknown
  onRetry: () => void
  /** The form of the ticket; null until the messages and the market are loaded. */
  children: ReactNode
}

/** The frame of a ticket. It shows a placeholder while the ticket loads, and later the form or an error. */
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

/** The placeholder of a ticket while its pair loads. `heights` are the heights of its lines in px. */
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

export type TicketBodyProps = {
  ticket: Pick<Gate<string>, 'submit' | 'press'>
  layout: TicketLayout
  children: ReactNode
}

/** The form element around the parts of a ticket, which sends the order. */
export function TicketBody({ ticket: { submit, press }, layout, children }: TicketBodyProps) {
  return (
    <form className="bl-ticket__form" data-layout={layout} noValidate onSubmit={submit} {...press}>
      {children}
    </form>
  )
}
