import { useEffect, useRef } from 'react'
import { useStore } from 'zustand/react'
import { useMemberEvents } from '../data/use-member-events.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { DeskState, OrderDesk } from './order-desk.ts'

type Told<Placed> = { onPlaced: (order: Placed) => void; onFailed: (error: Error) => void }

/** Where the order of a desk stands. `keys`: the answers that are out of date once an order was placed. */
export function useOrderDesk<Order, Placed>(
  desk: OrderDesk<Order, Placed>,
  keys: readonly (readonly unknown[])[],
  told: Told<Placed>,
): DeskState<Order, Placed> {
  const { page } = useBourselet()
  const latest = useRef({ ...told, keys })
  useEffect(() => {
    latest.current = { ...told, keys }
  })
  useMemberEvents(desk.hear)
  useEffect(
    () =>
      desk.subscribe(({ placed, error }, before) => {
        if (placed && placed !== before.placed) {
          // The stream brings them as well, where there is one; a balance must not look unspent meanwhile.
          for (const queryKey of latest.current.keys) {
            void page.queryClient.invalidateQueries({ queryKey, exact: true })
          }
          latest.current.onPlaced(placed)
        }
        if (error && error !== before.error) latest.current.onFailed(error)
      }),
    [desk, page],
  )
  return useStore(desk)
}
