import type { ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'
import './explained.css'

export type ExplainedProps = {
  /** The explanation. */
  about: string
  children: ReactNode
}

/**
 * Focuses a pressed term, so that its explanation opens. Safari does not focus pressed buttons. The function first
 * removes the focus from the term. Without this, a press on a term that is still focused could not open a closed
 * explanation again, because only a focus event opens it.
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
