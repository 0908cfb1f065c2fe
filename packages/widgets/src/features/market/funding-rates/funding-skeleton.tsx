import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import './funding-rates.css'

const figures = ['now', 'next', 'average']
const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A placeholder with the layout of the figures, the bars and the table. */
export function FundingSkeleton() {
  return (
    <div className="bl-funding" aria-busy>
      <dl className="bl-funding__now">
        {figures.map((key) => (
          <div key={key}>
            <dt>
              <Skeleton width={96} />
            </dt>
            <dd>
              <Skeleton width={72} />
            </dd>
          </div>
        ))}
      </dl>
      <BarsSkeleton />
      <div className="bl-funding__rates">
        <div className="bl-funding__rows">
          {rows.map((key) => (
            <Skeleton key={key} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** A placeholder with the size of the bars. */
export function BarsSkeleton() {
  return (
    <div className="bl-funding__bars">
      <Skeleton height="100%" />
    </div>
  )
}
