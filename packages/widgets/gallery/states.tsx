import * as icons from '../src/shared/ui/icons.ts'
import { Button, Empty, ErrorState, LiveMark, Meter, Panel, Skeleton } from '../src/shared/ui/index.ts'

const states = ['live', 'stale', 'polling', 'offline'] as const

export function States() {
  return (
    <Panel title="States" actions={<LiveMark state="live" />}>
      <div className="bl-gallery__body">
        <div className="bl-gallery__row">
          {states.map((state) => (
            <LiveMark key={state} state={state} ageMs={12_000} />
          ))}
        </div>
        <Empty
          icon={icons.receipt}
          title="No open orders"
          text="An order that rests in the book shows here."
          action={<Button size="small">Place an order</Button>}
        />
        <ErrorState error="TIMEOUT" onRetry={() => {}} />
        <Skeleton width="40%" />
        <Skeleton />
        <Meter label="Left" percent={35} />
        <Meter label="Left" percent={72} tone="up" />
        <Meter label="Left" percent={90} tone="warn" />
      </div>
    </Panel>
  )
}
