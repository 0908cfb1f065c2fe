import { type ReactNode, useState } from 'react'

/**
 * Mounts its children when `isWanted` is true for the first time, and keeps them mounted. If `lazyPart` created a
 * child, the code of this child is loaded only then.
 */
export function Later({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted ? children : null
}
