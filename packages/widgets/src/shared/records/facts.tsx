import type { ReactNode } from 'react'
import './records.css'

export type Fact = readonly [label: ReactNode, value: ReactNode, key?: string]

/** A list of names and values of one record, one per line. Lines that are `null` are omitted. */
export function Facts({ rows }: { rows: readonly (Fact | null)[] }) {
  return (
    <dl className="bl-records__facts bl-numbers">
      {rows.map(
        (row) =>
          row && (
            <div key={row[2] ?? `${row[0]}`}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
