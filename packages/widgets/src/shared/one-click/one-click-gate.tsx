import type { ReactNode } from 'react'
import { useSession } from '../data/use-session.ts'
import { useBourselet } from '../provider/use-bourselet.ts'

/**
 * Renders the switch of one-click trading. Renders nothing if nobody is logged in. Also renders nothing in an iframe,
 * because the member must confirm every order there.
 */
export function OneClickGate({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const { isFramed } = useBourselet()
  if (!signedIn || isFramed) return null
  return children
}
