import type { ReactNode } from 'react'

export type Row = { name: string; label: ReactNode; value: ReactNode; tone?: 'strong' | 'warn' | 'quiet' }

/** What stands in a row while it cannot be known. */
export const unknown = '—'

/** Names and values, a line each. Rows stand while they are still empty, so that nothing jumps. */
export function PreviewRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="bl-ticket__preview">
      {rows.map(({ name, label, value, tone }) => (
        <div key={name} className="bl-ticket__line" data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is now and what will be. */
export function NowAfter({ now, after }: { now: ReactNode; after: ReactNode }) {
  return (
    <>
      <span className="bl-ticket__before">{now} →</span> {after}
    </>
  )
}
