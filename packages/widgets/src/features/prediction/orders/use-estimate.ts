import { useIndexTicks } from '../../../shared/data/use-index-ticks.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useRoundBoard } from '../../../shared/data/use-round-board.ts'
import { optionAt } from '../option/model.ts'
import { betAt } from '../round-bet/model.ts'

/** Returns the latest price and the estimated result of a running bet. `result` is null if it cannot be computed. */
export function useEstimate(order: OptionOrder): {
  price: string | null
  result: { credit: string; pnl: string } | null
} {
  const { list } = useIndexTicks(order.symbol, 0)
  const { board } = useRoundBoard(order.symbol)
  const price = list.at(-1)?.price ?? null
  if (order.mode === 'time') return { price, result: optionAt(order, price) }
  const live = board?.live
  if (live?.round_no !== order.round_no || !live) return { price: null, result: null }
  return { price, result: betAt(live, order, price) }
}
