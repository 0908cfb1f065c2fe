import { type ReactNode, Suspense, useState } from 'react'

/** Mounts lazy children when `isWanted` is true for the first time, which loads their code, and keeps them mounted. */
export function Later({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted ? <Suspense>{children}</Suspense> : null
}
