import { useSession } from '../../../shared/data/use-session.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import './bet-results.css'

/** A placeholder of the member's own results, as high as these; nothing while nobody is logged in. */
export function BetResultsSkeleton() {
  const { signedIn } = useSession()
  return (
    signedIn && (
      <div className="bl-bet-results">
        <Skeleton width="24em" />
      </div>
    )
  )
}
