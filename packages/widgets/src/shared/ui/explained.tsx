import type { ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'
import './explained.css'

export type ExplainedProps = {
  /** The explanation. */
  about: string
  children: ReactNode
}

/** A term whose explanation is shown on hover, on focus and on a tap. It must not be inside of a paragraph or a button. */
export function Explained({ about, children }: ExplainedProps) {
  return (
    <Tooltip content={about}>
      {/* Safari does not focus a button that is tapped. */}
      <button type="button" className="bl-explained" onClick={({ currentTarget }) => currentTarget.focus()}>
        {children}
      </button>
    </Tooltip>
  )
}
