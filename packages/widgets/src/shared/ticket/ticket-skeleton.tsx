import { Skeleton } from '../ui/skeleton.tsx'

/** The shape of a ticket while its pair is on the way: the heights of its parts in px. */
export function TicketSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <div className="bl-ticket__form" aria-busy>
      {heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of heights
        <Skeleton key={at} height={height} />
      ))}
    </div>
  )
}
