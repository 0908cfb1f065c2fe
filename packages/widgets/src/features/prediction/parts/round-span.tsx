import { useFormat } from '../../../shared/format/use-format.ts'
import './parts.css'

/** The start and end of a round as hours and minutes. A tooltip shows the full times with their time zone. */
export function RoundSpan({ from, to }: { from: number; to: number }) {
  const format = useFormat()
  const title = `${format.time(from, 'full')} – ${format.time(to, 'full')}`
  return (
    <span className="bl-round-span" title={title}>
      {format.time(from, 'minute')} – {format.time(to, 'minute')}
    </span>
  )
}
