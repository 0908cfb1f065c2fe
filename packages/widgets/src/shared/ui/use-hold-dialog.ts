import { createContext, useContext, useEffect } from 'react'

/** The writes that are being sent in the surrounding dialog; null outside of a dialog. */
export const HoldContext = createContext<Set<object> | null>(null)

/**
 * Keeps the surrounding dialog open while `isBusy` is true, so that the member sees if the write in the dialog fails.
 */
export function useHoldDialog(isBusy: boolean): void {
  const holds = useContext(HoldContext)
  useEffect(() => {
    if (!holds || !isBusy) return
    const hold = {}
    holds.add(hold)
    return () => void holds.delete(hold)
  }, [holds, isBusy])
}
