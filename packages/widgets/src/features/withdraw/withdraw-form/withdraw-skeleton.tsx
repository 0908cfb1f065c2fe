import { Panel } from '../../../shared/ui/panel.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import '../../../shared/funds/funds.css'
import '../withdraw.css'

/** The placeholder of the form while the coins load. */
export function WithdrawSkeleton() {
  return (
    <div className="bl-withdraw__columns" aria-busy="true">
      <Panel className="bl-withdraw__main">
        <div className="bl-funds__choice">
          <Skeleton height={78} />
          <Skeleton height={78} />
        </div>
        <Skeleton height={144} />
        <Skeleton height={78} />
      </Panel>
      <Panel className="bl-withdraw__sum">
        <Skeleton height={260} />
      </Panel>
    </div>
  )
}
