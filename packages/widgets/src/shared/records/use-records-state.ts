import { useState } from 'react'
import { anyTime, type Period, periodRequest } from './period.ts'
import type { RecordsRequest } from './records.ts'

export type RecordsState<Filters> = {
  /** The active filters with their values. */
  filters: Partial<Filters>
  period: Period
  request: RecordsRequest<Filters>
  /** The request of the list without its period. */
  periodless: RecordsRequest<Filters>
  /** Sets or removes a filter, and returns to the first page of the list. */
  filter: (name: keyof Filters & string, value: string | undefined) => void
  setPeriod: (period: Period) => void
  clear: () => void
  isFiltered: boolean
  setPage: (page: number) => void
}

/** Returns the state of a list's request: filters, period and page. */
export function useRecordsState<Filters>(limit: number): RecordsState<Filters> {
  const [filters, setFilters] = useState<Partial<Filters>>({})
  const [period, setPeriod] = useState(anyTime)
  const [page, setPage] = useState(1)
  const periodless: RecordsRequest<Filters> = { ...filters, page, limit }
  return {
    filters,
    period,
    request: { ...periodless, ...periodRequest(period) },
    periodless,
    filter(name, value) {
      const { [name]: _, ...rest } = filters
      setFilters((value === undefined ? rest : { ...rest, [name]: value }) as Partial<Filters>)
      setPage(1)
    },
    setPeriod(next) {
      setPeriod(next)
      setPage(1)
    },
    clear() {
      setFilters({})
      setPeriod(anyTime)
      setPage(1)
    },
    isFiltered: Object.keys(filters).length > 0 || period.from !== '' || period.to !== '',
    setPage,
  }
}
