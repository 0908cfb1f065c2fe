import { useCallback } from 'react'

/** Returns `mutate`, the only part of TanStack Query's `useMutation` that the widgets use. */
export function useMutation() {
  return { mutate: useCallback((attempt: () => Promise<unknown>) => void attempt().catch(() => {}), []) }
}
