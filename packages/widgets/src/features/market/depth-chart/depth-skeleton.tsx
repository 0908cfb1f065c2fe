import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import './depth-chart.css'

const steps = [90, 74, 60, 41, 26, 12, 13, 28, 44, 59, 76, 92]

/** A placeholder with the shape of the two curves and the size of the loaded chart. */
export function DepthSkeleton() {
  return (
    <div className="bl-depth-chart__skeleton" aria-busy>
      {steps.map((height) => (
        <Skeleton key={height} height={`${height}%`} />
      ))}
    </div>
  )
}
