import { type ReactNode, Suspense } from 'react'
import { useSession } from '../data/use-session.ts'
import { useBourselet } from '../provider/use-bourselet.ts'

/**
 * Renders the switch of one-click trading, which may still load. Renders nothing for visitors, and nothing in a
 * frame, where every order is confirmed.
 */
export function OneClickGate({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const { isFramed } = useBourselet()
  if (!signedIn || isFramed) return null
  return <Suspense fallback={null}>{children}</Suspense>
}
