import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type SetQuery = (change: (query: URLSearchParams) => void, options?: { keepEntry?: boolean }) => void

/**
 * Returns the query of the shown address, and a function that changes it. The change adds an entry to the history, and
 * the page scrolls to its top; with `keepEntry` it replaces the present entry, and the page stays where it is.
 */
export function useQuery(): [query: URLSearchParams, setQuery: SetQuery] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = useCallback<SetQuery>(
    (change, { keepEntry = false } = {}) => {
      const next = new URLSearchParams(search)
      change(next)
      void navigate({ search: next.toString() }, { replace: keepEntry, preventScrollReset: keepEntry })
    },
    [search, navigate],
  )
  return [query, setQuery]
}
