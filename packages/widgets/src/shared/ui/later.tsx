import { type ReactNode, Suspense, useState } from 'react'

/** Renders children whose code is loaded when they are wanted for the first time, and keeps them afterwards. */
export function Later({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted ? <Suspense>{children}</Suspense> : null
}
