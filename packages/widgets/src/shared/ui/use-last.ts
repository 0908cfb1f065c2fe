import { useState } from 'react'

/** Returns the value; if it is null, the last value before that. A dialog shows it while it fades out. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
