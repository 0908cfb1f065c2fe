/** Formats a UTC day, whatever the reader's zone: "2026-01-07" as "7 Jan". */
export const shortDay = (locale: string, date: string | undefined): string =>
  date
    ? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        Date.parse(date),
      )
    : ''
