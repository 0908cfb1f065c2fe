import { useFormat } from '../format/use-format.ts'
import './orders.css'

/**
 * A time. The time of an event today is shown without a date, an older one with date and minutes. Hovering
 * shows the full time with its time zone.
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
