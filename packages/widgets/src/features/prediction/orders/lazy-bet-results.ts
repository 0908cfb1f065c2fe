import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { BetResultsProps } from './bet-results.tsx'
import { BetResultsSkeleton } from './bet-results-skeleton.tsx'

/** The member's own results. Their code is loaded when a list of bets is shown. */
export const BetResults = /* @__PURE__ */ lazyPart<BetResultsProps>(
  () => import('./bet-results.tsx').then(({ BetResults }) => BetResults),
  BetResultsSkeleton,
)
