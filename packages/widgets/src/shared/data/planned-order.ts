import type { Decimal } from '@bourselet/sdk/money'
import { useEffect, useRef } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useStore } from '../provider/use-store.ts'

/** The two orders that can close a position: its take profit and its stop loss. */
export type ExitName = 'takeProfit' | 'stopLoss'

/**
 * A take profit or stop loss that is entered in a ticket. `pnl` is the estimated profit or loss in USDT, null
 * while unknown.
 */
export type PlannedExit = { price: Decimal; pnl: Decimal | null }

/**
 * A futures order that the member is entering in a ticket with a take profit or a stop loss. The order is not
 * sent yet.
 */
export type PlannedOrder = {
  symbol: string
  side: 'buy' | 'sell'
  /** The price at which the planned order is expected to trade. */
  entry: Decimal
  /** True if `entry` is the limit price, which the member can move. */
  isLimit: boolean
  /** The quantity in base coin; null while no size is entered in the ticket. */
  quantity: Decimal | null
  exits: Partial<Record<ExitName, PlannedExit>>
}

/** Changes entries of the ticket; an empty price removes the take profit or stop loss. */
export type PlanEdit = (changes: Partial<Record<ExitName, Decimal | ''>> & { price?: Decimal }) => void

type PlanStore = StoreApi<{ plan: PlannedOrder | null; edit: PlanEdit }>

const stores = new WeakMap<object, PlanStore>()
const none = { plan: null, edit: () => {} }

/** Returns the store of the planned order for a client. The store is created at the first call. */
function planOf(client: object): PlanStore {
  const known = stores.get(client)
  if (known) return known
  const store: PlanStore = createStore(() => none)
  stores.set(client, store)
  return store
}

/**
 * Shows the planned order of a ticket in the charts of the page until the ticket is removed. If `plan` is null,
 * no order is shown.
 */
export function useShownPlan(plan: PlannedOrder | null, edit: PlanEdit): void {
  const { sdk } = useBourselet()
  const latest = useRef(edit)
  useEffect(() => {
    latest.current = edit
  })
  // A ticket renders at each change of the book, mostly with the same planned order. So planned orders are
  // compared by content.
  const text = JSON.stringify(plan)
  useEffect(() => {
    const own: PlanEdit = (changes) => latest.current(changes)
    planOf(sdk).setState({ plan: JSON.parse(text), edit: own })
    return () => {
      if (planOf(sdk).getState().edit === own) planOf(sdk).setState(none)
    }
  }, [sdk, text])
}

/** Returns the planned order that a ticket of the page has for this symbol, and the function that edits it. */
export function usePlannedOrder(symbol: string): { plan: PlannedOrder | null; edit: PlanEdit } {
  const { sdk } = useBourselet()
  const { plan, edit } = useStore(planOf(sdk))
  return { plan: plan?.symbol === symbol ? plan : null, edit }
}
