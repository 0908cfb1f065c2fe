import { type ReactNode, useState } from 'react'

/**
 * Mounts its children when `isWanted` is true for the first time, and keeps them mounted. So the code of children that
 * `lazyPart` created is loaded only at that moment.
 */
export function Later({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted ? children : null
}
