import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useStore } from 'zustand/react'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'

export type CallOptions = {
  /** The answer belongs to the member: asked only when signed in, forgotten at sign-out. */
  member?: boolean
  enabled?: boolean
  /** Asks again at this interval while the page is visible. */
  refetchMs?: number
  /** How long an answer counts as fresh. Default 5 s. */
  staleMs?: number
  /** Goes on showing the answer of the old key while that of a new key is on its way (paging, filters). */
  keepPrevious?: boolean
}

export type Call<T> = {
  data: T | undefined
  error: Error | null
  /** Nothing to show yet. */
  loading: boolean
  /** Something to show and a newer answer on its way. */
  refreshing: boolean
  /** Asks again. The same function on every render, so an effect may depend on it. */
  refetch: () => void
}

/**
 * The answer of a read, shared by every widget of the page that asks under the same key:
 * `useCall(['market.coins', product], (sdk, options) => sdk.market.coins({ product }, options))`.
 */
export function useCall<T>(
  key: readonly unknown[],
  call: (sdk: BourseletClient, options: { signal: AbortSignal }) => Promise<T>,
  { member = false, enabled = true, refetchMs, staleMs, keepPrevious }: CallOptions = {},
): Call<T> {
  const { sdk, page } = useBourselet()
  const signedIn = useStore(page.session, (session) => session.signedIn)
  const hash = hashKey(key)
  const query = useQuery(
    {
      queryKey: key,
      queryFn: ({ signal }) => page.outages.watch(hash, () => call(sdk, { signal }), signal),
      enabled: enabled && (!member || signedIn),
      meta: { member },
      refetchInterval: refetchMs ?? (() => page.outages.waitMs(hash)),
      ...(staleMs === undefined ? {} : { staleTime: staleMs }),
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    page.queryClient,
  )
  // The query client binds this function once per observer; the object around it is new on every render.
  const ask = query.refetch
  const refetch = useCallback(() => void ask(), [ask])
  // A query that is asked again forgets why it failed; the reader goes on seeing it until the answer.
  const error = query.error ?? (query.isLoading ? page.outages.errorOf(hash) : null)
  return {
    data: query.data,
    error,
    loading: query.isLoading && !error,
    refreshing: query.isFetching && !(query.isLoading && !error),
    refetch,
  }
}
