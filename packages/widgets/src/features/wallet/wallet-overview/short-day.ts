/** "7 Jan" of "2026-01-07": a UTC day, whatever the reader's zone. */
export const shortDay = (locale: string, date: string | undefined): string =>
  date
    ? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        Date.parse(date),
      )
    : ''
