import type { ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'
import './explained.css'

export type ExplainedProps = {
  /** The explanation. */
  about: string
  children: ReactNode
}

/**
 * Focuses a pressed term, which Safari does not, so that its explanation is shown. A term that keeps the focus after its
 * explanation was closed loses it first, because only a new focus opens the explanation.
 */
function focusAgain(term: HTMLElement): void {
  term.blur()
  term.focus()
}

/** A term whose explanation is shown on hover, on focus and on a tap. It must not be inside of a paragraph or a button. */
export function Explained({ about, children }: ExplainedProps) {
  return (
    <Tooltip content={about}>
      <button
        type="button"
        className="bl-explained"
        onClick={({ currentTarget }) => focusAgain(currentTarget)}
      >
        {children}
      </button>
    </Tooltip>
  )
}
