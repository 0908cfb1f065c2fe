import { useFormat } from '../format/use-format.ts'
import './orders.css'

/**
 * A time. A time of today is shown without a date. Any other time is shown with its date and without seconds, or with
 * `short` as a date only. Hovering shows the full time with its time zone.
 */
export function Moment({ ts, short = false }: { ts: number; short?: boolean }) {
  const format = useFormat()
  const isToday = new Date(ts).toDateString() === new Date().toDateString()
  return (
    <time className="bl-orders__moment" dateTime={new Date(ts).toISOString()} title={format.time(ts, 'full')}>
      {isToday
        ? format.time(ts, 'time')
        : `${format.time(ts, 'date')}${short ? '' : ` ${format.time(ts, 'minute')}`}`}
    </time>
  )
}
