import { DAY_MS } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useServerDay } from '../../../shared/data/use-server-day.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { blanksBefore, daysOfMonth, monthAfter } from './month.ts'

/** Number of months that the calendar can show before and after the current one. */
const SPAN = 12

/**
 * A calendar of one month in UTC. It marks the days of the current streak of sign-ins with the rewards received,
 * and shows the rewards of the coming days.
 */
export function MonthCalendar({ log }: { log: Parameters<typeof daysOfMonth>[0] }) {
  const { t } = useText('invite')
  const format = useFormat()
  const today = useServerDay()
  const [ahead, setAhead] = useState(0)
  const month = monthAfter(today, ahead)
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(format.locale, { ...options, timeZone: 'UTC' })
  const weekday = inUtc({ weekday: 'short' })
  const dayName = inUtc({ day: 'numeric', month: 'long' })
  const title = inUtc({ month: 'long', year: 'numeric' }).format(Date.parse(month))
  const words = (state: string, reward: string) =>
    t(state === 'signed' ? 'sign.signedOn' : 'sign.openOn', { reward: format.amount(reward) })
  return (
    <section className="bl-month bl-numbers" aria-label={title}>
      <header>
        <h3 aria-live="polite">{title}</h3>
        <IconButton
          icon={icons.chevronLeft}
          size="small"
          label={t('sign.previousMonth')}
          disabled={ahead <= -SPAN}
          onClick={() => setAhead(ahead - 1)}
        />
        <IconButton
          icon={icons.chevronRight}
          size="small"
          label={t('sign.nextMonth')}
          disabled={ahead >= SPAN}
          onClick={() => setAhead(ahead + 1)}
        />
      </header>
      <div className="bl-month__names" aria-hidden>
        {/* The days are counted from 1 January 1970, day 0. Day 4, 5 January 1970, was a Monday. */}
        {[4, 5, 6, 7, 8, 9, 10].map((day) => (
          <span key={day}>{weekday.format(day * DAY_MS)}</span>
        ))}
      </div>
      <ol className="bl-month__days">
        {daysOfMonth(log, month, today).map(({ date, day, state, reward }, index) => (
          <li
            key={date}
            data-state={state}
            aria-current={date === today ? 'date' : undefined}
            style={index === 0 ? { gridColumnStart: blanksBefore(month) + 1 } : undefined}
          >
            <span aria-hidden>{day}</span>
            {reward !== null && <small aria-hidden>+{format.amount(reward)}</small>}
            <span className="bl-hidden">
              {dayName.format(Date.parse(date))}
              {reward !== null && `: ${words(state, reward)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
