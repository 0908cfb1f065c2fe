import { useSession } from '../../../shared/data/use-session.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { BetResultsProps } from './bet-results.tsx'

const BetResults = lazyPart<BetResultsProps>(() =>
  import('./bet-results.tsx').then(({ BetResults }) => BetResults),
)

/** The member's own results, whose code loads when they are shown. Empty while nobody is logged in. */
export function OwnResults(props: BetResultsProps) {
  const { signedIn } = useSession()
  return (
    signedIn && (
      <div className="bl-bets__results">
        <BetResults {...props} />
      </div>
    )
  )
}
