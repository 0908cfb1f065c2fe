import { type ReactNode, useCallback } from 'react'
import { Explained } from '../../../shared/ui/explained.tsx'
import { Stat, type StatProps } from './stat.tsx'

export type ExplainedStatProps = Omit<StatProps, 'wrapLabel'> & {
  /** An explanation of the value, shown when the label is hovered, focused or pressed. */
  about: string
}

/** A value with its label, whose tooltip explains the value. The ticker needs no tooltips, so they are not in `Stat`. */
export function ExplainedStat({ about, ...stat }: ExplainedStatProps) {
  const wrapLabel = useCallback((words: ReactNode) => <Explained about={about}>{words}</Explained>, [about])
  return <Stat {...stat} wrapLabel={wrapLabel} />
}
