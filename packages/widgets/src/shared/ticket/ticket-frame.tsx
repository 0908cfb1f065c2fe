import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { Root } from '../ui/root.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Gate, TicketView } from './use-ticket-form.ts'
import './ticket.css'

export type TicketLayout = 'panel' | 'sheet'

export type TicketFrameProps = {
  /** Name of the widget that contains the ticket. */
  name: string
  layout: TicketLayout
  /** Heights in px of the lines of the placeholder, by layout. The placeholder is shown while the ticket loads. */
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

type NoticesAndSubmitProps = {
  ticket: { layout: TicketLayout } & Pick<TicketView, 'intent' | 'problemOf'>
  notices: ReactNode
  submit: ReactNode
}

/**
 * The notices and the submit button at the end of a ticket. A warning appears and disappears as prices change, and must
 * not move the submit button under the pointer. So in a panel, notices are below the button. In a sheet, where the
 * button has a fixed place at the lower edge, notices cover the content above the button.
 */
export function NoticesAndSubmit({ ticket, notices, submit }: NoticesAndSubmitProps) {
  const { layout, intent, problemOf } = ticket
  const place = useRef<HTMLDivElement>(null)
  const isRefused = intent.state.phase === 'unknown' || problemOf(null) != null
  // If the panel is not high enough, a notice below the button may be outside of the visible area. So a refusal or an
  // unknown outcome is scrolled into view.
  useEffect(() => {
    if (isRefused) place.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  return (
    <div className="bl-ticket__end" ref={place}>
      {layout === 'panel' && submit}
      {notices}
      {layout === 'sheet' && submit}
    </div>
  )
}
