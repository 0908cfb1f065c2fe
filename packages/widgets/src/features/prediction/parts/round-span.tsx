import { useFormat } from '../../../shared/format/use-format.ts'

/** From when to when, to the minute; the whole with its zone on hover. */
export function RoundSpan({ from, to }: { from: number; to: number }) {
  const format = useFormat()
  const title = `${format.time(from, 'full')} – ${format.time(to, 'full')}`
  return (
    <span className="bl-round-span" title={title}>
      {format.time(from, 'minute')} – {format.time(to, 'minute')}
    </span>
  )
}
