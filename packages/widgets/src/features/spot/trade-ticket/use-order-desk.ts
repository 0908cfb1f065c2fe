import { useEffect, useRef } from 'react'
import { useStore } from 'zustand/react'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import { openOrdersKey } from '../../../shared/data/use-open-orders.ts'
import { spotAccountKey } from '../../../shared/data/use-spot-account.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { type DeskState, type OrderDesk, orderDeskOf } from './order-desk.ts'
import type { PlacedOrder } from './order-request.ts'

type Told = { onPlaced: (order: PlacedOrder) => void; onFailed: (error: Error) => void }

/** The desk of a symbol and where its order stands. */
export function useOrderDesk(symbol: string, told: Told): DeskState & { desk: OrderDesk } {
  const { sdk, page } = useBourselet()
  const desk = orderDeskOf(sdk, symbol)
  const latest = useRef(told)
  useEffect(() => {
    latest.current = told
  })
  useMemberEvents(desk.hear)
  useEffect(
    () =>
      desk.subscribe(({ placed, error }, before) => {
        if (placed && placed !== before.placed) {
          // The stream brings both as well, where there is one; a balance must not look unspent meanwhile.
          for (const queryKey of [openOrdersKey(symbol), openOrdersKey(), spotAccountKey(symbol)]) {
            void page.queryClient.invalidateQueries({ queryKey, exact: true })
          }
          latest.current.onPlaced(placed)
        }
        if (error && error !== before.error) latest.current.onFailed(error)
      }),
    [desk, page, symbol],
  )
  return { ...useStore(desk), desk }
}
