import type { Live } from '../../../shared/data/live.ts'
import type { MarkPrice } from '../../../shared/data/live-marks.ts'
import { type ContractRules, liveAccount, revalue } from '../../../shared/data/revalue.ts'
import type { FuturesAccount, OpenPositions, Position } from '../../../shared/data/use-positions.ts'

type Marks = ReadonlyMap<string, MarkPrice>

/**
 * A store of the open positions from one response of the server. It revalues them at every new mark price without a
 * React render.
 */
export type PositionsBoard = {
  /** Returns the position in a symbol at the latest mark prices; undefined if the symbol has no position. */
  position(symbol: string): Position | undefined
  account(): FuturesAccount
  /** Calls the listener each time the position in the symbol has changed. */
  subscribe(symbol: string, listener: () => void): () => void
}

export function createPositionsBoard(
  marks: Pick<Live<Marks>, 'get' | 'subscribe'>,
  { account: answered, list }: OpenPositions,
  rulesOf: (symbol: string) => ContractRules | undefined,
): PositionsBoard {
  const given = new Map(list.map((position) => [position.symbol, position]))
  const listeners = new Map<string, Set<() => void>>()
  /**
   * Cache of positions at the latest mark prices. An entry is deleted when a new mark price changes its
   * value.
   */
  const shown = new Map<string, Position>()
  let account = answered
  let known: Marks | null = null
  let stop: (() => void) | null = null

  const refresh = () => {
    const latest = marks.get()
    if (latest === known) return
    const before = known
    known = latest
    const markOf = (symbol: string) => latest.get(symbol)?.mark_price
    const isMoved = ({ symbol }: Position) => markOf(symbol) !== before?.get(symbol)?.mark_price
    // All cross positions share the futures wallet. So a new mark price of one position changes the margin ratio and
    // the liquidation price of all of them.
    const isCrossMoved = list.some((position) => position.margin_mode === 'cross' && isMoved(position))
    if (isCrossMoved) account = liveAccount(answered, list, markOf, rulesOf)
    const moved = list.filter((one) => (one.margin_mode === 'cross' ? isCrossMoved : isMoved(one)))
    for (const { symbol } of moved) shown.delete(symbol)
    for (const { symbol } of moved) for (const listener of listeners.get(symbol) ?? []) listener()
  }
  const valued = (position: Position): Position => {
    const mark = known?.get(position.symbol)?.mark_price
    const rules = rulesOf(position.symbol)
    const isAsAnswered = mark === undefined && account === answered
    return rules && !isAsAnswered ? revalue(position, mark ?? position.mark_price, rules, account) : position
  }

  return {
    position(symbol) {
      refresh()
      const position = given.get(symbol)
      if (!position) return undefined
      const found = shown.get(symbol) ?? valued(position)
      shown.set(symbol, found)
      return found
    },
    account() {
      refresh()
      return account
    },
    subscribe(symbol, listener) {
      const set = listeners.get(symbol) ?? new Set()
      listeners.set(symbol, set.add(listener))
      stop ??= marks.subscribe(refresh)
      return () => {
        set.delete(listener)
        if (set.size === 0) listeners.delete(symbol)
        if (listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
