import { type ReactNode, useCallback } from 'react'
import { Tooltip } from '../../../shared/ui/tooltip.tsx'
import { Stat, type StatProps } from './stat.tsx'
import './explained-stat.css'

export type ExplainedStatProps = Omit<StatProps, 'wrapLabel'> & {
  /** An explanation of the value, shown when the label is hovered or focused. */
  about: string
}

/** A value with its label, whose tooltip explains the value. The ticker needs no tooltips, so they are not in `Stat`. */
export function ExplainedStat({ about, ...stat }: ExplainedStatProps) {
  const wrapLabel = useCallback(
    (words: ReactNode) => (
      <Tooltip content={about}>
        <button type="button" className="bl-ticker-stats__term">
          {words}
        </button>
      </Tooltip>
    ),
    [about],
  )
  return <Stat {...stat} wrapLabel={wrapLabel} />
}
