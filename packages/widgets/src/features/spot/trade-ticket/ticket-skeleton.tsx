import { Skeleton } from '../../../shared/ui/skeleton.tsx'

const heights = {
  panel: [34, 26, 18, 38, 38, 18, 24, 38, 108, 20, 46],
  sheet: [44, 44, 44, 48, 48, 24, 44, 24, 90, 44, 48],
}

/** The shape of a ticket while its pair is on the way. */
export function TicketSkeleton({ layout }: { layout: 'panel' | 'sheet' }) {
  return (
    <div className="bl-trade-ticket__form" aria-busy>
      {heights[layout].map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of heights
        <Skeleton key={at} height={height} />
      ))}
    </div>
  )
}
