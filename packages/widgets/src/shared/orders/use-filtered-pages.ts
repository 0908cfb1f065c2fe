import { useState } from 'react'

export type FilteredPages<Filters> = {
  filters: Filters
  /** Goes back to the first page. */
  filter: (changes: Partial<Filters>) => void
  clear: () => void
  isFiltered: boolean
  page: number
  setPage: (page: number) => void
}

/** Which page of a long list, and by which filters. `none`: the filters before any is set. */
export function useFilteredPages<Filters extends object>(none: Filters): FilteredPages<Filters> {
  const [filters, setFilters] = useState(none)
  const [page, setPage] = useState(1)
  const go = (next: Filters) => {
    setFilters(next)
    setPage(1)
  }
  return {
    filters,
    filter: (changes) => go({ ...filters, ...changes }),
    clear: () => go(none),
    isFiltered: Object.entries(none).some(([name, value]) => filters[name as keyof Filters] !== value),
    page,
    setPage,
  }
}
