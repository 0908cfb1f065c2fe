import { Panel } from '../../../shared/ui/panel.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

/** The shape of the panel before there is a coin. */
export function DepositSkeleton() {
  return (
    <div className="bl-deposit__columns" aria-busy="true">
      <Panel className="bl-deposit__main">
        <div className="bl-funds__choice">
          <Skeleton height={78} />
          <Skeleton height={78} />
        </div>
        <div className="bl-deposit__to">
          <Skeleton width={164} height={164} />
          <Skeleton height={164} />
        </div>
      </Panel>
      <Panel className="bl-deposit__way">
        <Skeleton height={220} />
      </Panel>
    </div>
  )
}
