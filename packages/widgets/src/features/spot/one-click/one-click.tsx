import { lazy, Suspense } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import type { OneClickProps } from './use-one-click.ts'

const OneClickCard = lazy(() => import('./one-click-card.tsx'))

/**
 * The switch of one-click trading, shown below a ticket. While it is on, a press at a price of the order book sends
 * a limit order of a fixed size. It is off initially and after a change of the symbol. Renders nothing for visitors,
 * and nothing in a frame, where every order must be confirmed.
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
