import { useState } from 'react'

/**
 * Returns the value. If the value is null, returns the last value that was not null, which a dialog shows while
 * it fades out.
 */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
