import { useState } from 'react'

export type RecordFilters<Status extends string> = {
  coin: string | null
  status: Status | null
  /** Days of the reader's calendar, both included: 2026-01-31. */
  from: string
  to: string
}

/** What a call of records takes. */
export type RecordsAsked<Status extends string> = {
  page: number
  limit: number
  coin?: string
  status?: Status
  start?: number
  end?: number
}

export type RecordsView<Status extends string> = {
  asked: RecordsAsked<Status>
  filters: RecordFilters<Status>
  /** Goes back to the first page. */
  filter: (changes: Partial<RecordFilters<Status>>) => void
  clear: () => void
  isFiltered: boolean
  setPage: (page: number) => void
}

/** Which records are shown: filters and page. */
export function useRecords<Status extends string>(limit: number): RecordsView<Status> {
  const none: RecordFilters<Status> = { coin: null, status: null, from: '', to: '' }
  const [filters, setFilters] = useState(none)
  const [page, setPage] = useState(1)
  const { coin, status, from, to } = filters
  const asked: RecordsAsked<Status> = { page, limit }
  if (coin !== null) asked.coin = coin
  if (status !== null) asked.status = status
  if (from) asked.start = dayStart(from)
  if (to) asked.end = dayStart(to, 1)
  const show = (next: RecordFilters<Status>) => {
    setFilters(next)
    setPage(1)
  }
  return {
    asked,
    filters,
    filter: (changes) => show({ ...filters, ...changes }),
    clear: () => show(none),
    isFiltered: coin !== null || status !== null || from !== '' || to !== '',
    setPage,
  }
}

/** When a day begins where the reader is; days differ in length, so the calendar is asked. */
function dayStart(date: string, daysLater = 0): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day + daysLater).getTime()
}
