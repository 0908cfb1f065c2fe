import { lazy, Suspense } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import type { OneClickProps } from './use-one-click.ts'

const OneClickCard = lazy(() => import('./one-click-card.tsx'))

/**
 * The switch of one-click trading, below a ticket: while it is on, a press at a price of the order book sends
 * a limit order of a fixed size. Off until the member turns it on, and again when the symbol changes. Renders
 * nothing for visitors and in a frame, where every order is confirmed.
 */
export function OneClick({ symbol, onArm }: OneClickProps) {
  const { signedIn } = useSession()
  const { isFramed } = useBourselet()
  if (!signedIn || isFramed) return null
  return (
    <Suspense fallback={null}>
      <OneClickCard key={symbol} symbol={symbol} onArm={onArm} />
    </Suspense>
  )
}
