import { hashKey, useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useStore } from '../provider/use-store.ts'

export type CallOptions = {
  /**
   * True if the answer belongs to the member. It is then read only while somebody is signed in, and deleted at
   * sign-out. 'optional' if visitors can read the answer too, but some of its fields depend on the member, such as a
   * limit. It is then cached separately for visitors and for the member.
   */
  member?: boolean | 'optional'
  enabled?: boolean
  /** Interval in ms at which the call is repeated while the page is visible. */
  refetchMs?: number
  /** Time in ms for which an answer is reused without a new call. Default 5,000. */
  staleMs?: number
  /**
   * True to show the answer of the previous key until the new key is loaded, for example for pages and
   * filters of a list.
   */
  keepPrevious?: boolean
}

export type Call<T> = {
  data: T | undefined
  error: Error | null
  /** True while the call has neither data nor an error to show. */
  loading: boolean
  /** True while a newer answer is loading and the call already has data or an error to show. */
  refreshing: boolean
  /** Repeats the call. The function is the same on every render with the same key, so that effects can depend on it. */
  refetch: () => void
}

/**
 * Returns the answer of a call that reads data. All widgets of the page that use the same key share the
 * answer: `useCall(['market.coins', product], (sdk, options) => sdk.market.coins({ product }, options))`.
 */
export function useCall<T>(
  key: readonly unknown[],
  call: (sdk: BourseletClient, options: { signal: AbortSignal }) => Promise<T>,
  { member = false, enabled = true, refetchMs, staleMs, keepPrevious }: CallOptions = {},
): Call<T> {
  const { sdk, page } = useBourselet()
  const signedIn = useStore(page.session, (session) => session.signedIn)
  const isOptional = member === 'optional'
  const queryKey = isOptional ? [...key, signedIn] : key
  const hash = hashKey(queryKey)
  const query = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => page.outages.watch(hash, () => call(sdk, { signal }), signal),
      enabled: enabled && (member !== true || signedIn),
      meta: { member: isOptional ? signedIn : member },
      refetchInterval: refetchMs ?? (() => page.outages.waitMs(hash)),
      ...(staleMs === undefined ? {} : { staleTime: staleMs }),
      // The query library reuses the last result of a function that stays the same. It would then keep showing the
      // answer of a member who has signed out. So the function is created anew in each render.
      ...(keepPrevious ? { placeholderData: <Data>(previous: Data | undefined) => previous } : {}),
    },
    page.queryClient,
  )
  // `useQuery` returns a new object in each render, but its function `refetch` stays the same. So the callback below
  // depends on the function.
  const ask = query.refetch
  const isRepeating = useRef(false)
  const refetch = useCallback(() => {
    const state = page.queryClient.getQueryCache().get(hash)?.state
    if (state?.data !== undefined || state?.fetchStatus !== 'fetching') return void ask()
    // The query client cannot replace the first request of a query while that request runs. The request may have read
    // data from before a change. So `refetch` waits for the answer and then sends a second request.
    if (isRepeating.current) return
    isRepeating.current = true
    void ask().then(({ data }) => {
      isRepeating.current = false
      if (data !== undefined) void ask()
    })
  }, [page, hash, ask])
  // The query client clears its error when a retry of the first load starts. The user should see the error until the
  // retry is answered, so the error is taken from `outages`.
  const error = query.error ?? (query.isLoading ? page.outages.errorOf(hash) : null)
  return {
    data: query.data,
    error,
    loading: query.isLoading && !error,
    refreshing: query.isFetching && !(query.isLoading && !error),
    refetch,
  }
}
