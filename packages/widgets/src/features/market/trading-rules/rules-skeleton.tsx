import type { Product } from '../../../shared/data/live-tickers.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import './trading-rules.css'

/** The number of rules that the list shows, by product. */
const counts = { spot: 5, futures: 7 } as const

/** A placeholder with the layout of the title and the list of rules. */
export function RulesSkeleton({ product }: { product: Product }) {
  return (
    <div className="bl-rules" aria-busy>
      <div className="bl-rules__title">
        <Skeleton width={220} />
      </div>
      <dl className="bl-rules__list">
        {Array.from({ length: counts[product] }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move
          <div key={index}>
            <dt>
              <Skeleton width={96} />
            </dt>
            <dd>
              <Skeleton width={64} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
