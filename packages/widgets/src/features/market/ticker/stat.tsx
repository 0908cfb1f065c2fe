import { memo, type ReactNode } from 'react'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import './ticker.css'

export type StatProps = {
  label: string
  /** A shorter label that narrow containers show instead. */
  short?: string
  value: ReactNode
  /** The unabbreviated value, shown in a tooltip. */
  full?: string | undefined
  /** Renders the label inside another element, for example a button that explains it. */
  wrapLabel?: (words: ReactNode) => ReactNode
  /** The kind of the value. Narrow containers hide the less important kinds first. */
  kind?: 'mark' | 'index' | 'funding' | 'volume' | 'turnover'
}

/** A value with its label, as an item of a list of statistics. */
export const Stat = memo(function Stat({ label, short = label, value, full, wrapLabel, kind }: StatProps) {
  const words = (
    <>
      <span className="bl-ticker-stats__long">{label || <Skeleton width={64} />}</span>
      <span className="bl-ticker-stats__short">{short}</span>
    </>
  )
  return (
    <div className="bl-ticker-stats__stat" part="stat" data-kind={kind}>
      <dt className="bl-ticker-stats__label">{wrapLabel ? wrapLabel(words) : words}</dt>
      <dd className="bl-ticker-stats__value" title={full}>
        {value ?? <Skeleton width={72} />}
      </dd>
    </div>
  )
})
