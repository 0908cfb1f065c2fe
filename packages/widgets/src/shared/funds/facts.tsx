import type { ReactNode } from 'react'

/** Names and values of one record, a line each; `null` lines are left out. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode] | null)[] }) {
  return (
    <dl className="bl-funds__facts bl-numbers">
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
