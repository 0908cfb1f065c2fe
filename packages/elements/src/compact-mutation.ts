import { useCallback } from 'react'

/**
 * Returns `mutate`, the only part of TanStack Query's `useMutation` that the widgets use. It has a file of its own, so
 * that market tags, which never write, can leave it out.
 */
export function useMutation() {
  return { mutate: useCallback((attempt: () => Promise<unknown>) => void attempt().catch(() => {}), []) }
}
