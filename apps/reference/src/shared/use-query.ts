import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type SetQuery = (change: (query: URLSearchParams) => void, options?: { keepEntry?: boolean }) => void

/**
 * Returns the query of the shown address and a function that changes it. A change adds an entry to the history and
 * scrolls to the top of the page. With `keepEntry`, a change replaces the present entry and keeps the scroll position.
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
