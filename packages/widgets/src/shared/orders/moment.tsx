import { useFormat } from '../format/use-format.ts'

/**
 * A time of today without its date, an older time with date and minutes; the full time with its zone on
 * hover.
 */
export function Moment({ ts }: { ts: number }) {
  const format = useFormat()
  const isToday = new Date(ts).toDateString() === new Date().toDateString()
  return (
    <time className="bl-orders__moment" dateTime={new Date(ts).toISOString()} title={format.time(ts, 'full')}>
      {isToday ? format.time(ts, 'time') : `${format.time(ts, 'date')} ${format.time(ts, 'minute')}`}
    </time>
  )
}
