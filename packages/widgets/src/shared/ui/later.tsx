import { type ReactNode, useState } from 'react'

/**
 * Mounts its children when `isWanted` is true for the first time, and keeps them mounted. The code of children
 * that `lazyPart` returned is loaded only then.
 */
export function Later({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted ? children : null
}
