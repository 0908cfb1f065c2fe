import { useEffect, useState } from 'react'

/** Time in ms without typing after which a search starts. */
const PAUSE_MS = 250

/** Returns the latest value that has stayed unchanged for a quarter of a second. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
