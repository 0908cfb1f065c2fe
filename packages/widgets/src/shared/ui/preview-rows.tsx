import type { ReactNode } from 'react'
import './form.css'

export type Row = { name: string; label: ReactNode; value: ReactNode; tone?: 'strong' | 'warn' | 'quiet' }

/** Text that is shown in place of an unknown value. */
export const unknown = '—'

/**
 * A list of names and values, one per line. Rows without a value keep their place, so that the layout does
 * not shift.
 */
export function PreviewRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="bl-lines">
      {rows.map(({ name, label, value, tone }) => (
        <div key={name} className="bl-line" data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A value before the order and the expected value after it. If both texts are equal, the text is shown once. */
export function NowAfter({ now, after }: { now: ReactNode; after: ReactNode }) {
  if (now === after) return <>{now}</>
  return (
    <>
      <span className="bl-line__before">{now} →</span> {after}
    </>
  )
}
