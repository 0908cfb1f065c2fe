import { useCallback } from 'react'

/** The part of the hook with this name in TanStack Query that the widgets use. */
export function useMutation() {
  return { mutate: useCallback((attempt: () => Promise<unknown>) => void attempt().catch(() => {}), []) }
}
