import { useState } from 'react'

/** The value, or after it has gone the last one there was: what a dialog shows while it fades. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
