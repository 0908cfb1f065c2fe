import { useFormat } from '../format/use-format.ts'

/** A moment of today as a time, an older one with its date to the minute; the whole with its zone on hover. */
export function Moment({ ts }: { ts: number }) {
  const format = useFormat()
  const isToday = new Date(ts).toDateString() === new Date().toDateString()
  return (
    <time className="bl-orders__moment" dateTime={new Date(ts).toISOString()} title={format.time(ts, 'full')}>
      {isToday ? format.time(ts, 'time') : `${format.time(ts, 'date')} ${format.time(ts, 'minute')}`}
    </time>
  )
}
