import type { ReactNode } from 'react'
import { useSession } from '../data/use-session.ts'
import { useBourselet } from '../provider/use-bourselet.ts'

/**
 * Renders the switch of one-click trading. Renders nothing for visitors. Also renders
 * nothing in a frame, where the member must confirm every order.
 */
export function OneClickGate({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const { isFramed } = useBourselet()
  if (!signedIn || isFramed) return null
  return children
}
