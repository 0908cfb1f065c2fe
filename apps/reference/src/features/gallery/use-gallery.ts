import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { type GalleryState, readState, writeState } from './gallery-state.ts'
import type { TagEntry } from './manifest.ts'

/**
 * Returns the state of the gallery and a function that changes it. Each change writes the state into the address. If a
 * link or the Back button opens another address, the state is read from that address.
 */
export function useGallery(entries: readonly TagEntry[]) {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const type = useNavigationType()
  const [shown, setShown] = useState({ key, state: readState(query, entries) })
  // The router applies an address with a delay. An address that this hook itself has set (navigation type REPLACE) can
  // therefore be older than `shown.state`. Such an address is ignored, because reading it would undo newer changes.
  const isStale = shown.key !== key && type !== 'REPLACE'
  const state = isStale ? readState(query, entries) : shown.state
  useEffect(() => {
    if (isStale) setShown({ key, state })
  })
  const change = (changes: Partial<GalleryState>) => {
    const next = { ...state, ...changes }
    setShown({ key, state: next })
    void navigate({ search: writeState(next) }, { replace: true, preventScrollReset: true })
  }
  return { state, change }
}
