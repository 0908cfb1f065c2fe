import { contracts } from '@bourselet/sandbox/src/prices/contracts.ts'
import { abs, entryPrice, fromUnits, futuresAccount, marginTest, positionMetrics } from '@bourselet/sdk/money'
import { type Portfolio, SYMBOL } from './portfolio.ts'

const { tiers } = contracts.find(({ symbol }) => symbol === SYMBOL)!

/**
 * Computes the margin test of every position with the formulas of the SDK, without reusing earlier results.
 * Returns the ids of members whose position must be liquidated.
 */
export function eachAnew({ members, venue }: Portfolio, mark: string): number[] {
  return members.filter((memberId) => {
    const position = venue.position(memberId, SYMBOL)!
    const [quantity, margin] = [fromUnits(position.quantity), fromUnits(position.margin)]
    const net = { quantity, cost: fromUnits(position.cost, 18), margin }
    const at = {
      side: position.quantity < 0n ? ('short' as const) : ('long' as const),
      qty: abs(quantity),
      entry_price: entryPrice(net)!,
      mark_price: mark,
      leverage: position.leverage,
      tiers,
    }
    const { available, frozen, debt } = venue.cash(memberId)
    if (position.marginMode === 'cross') {
      return futuresAccount(fromUnits(available + frozen - debt), [at], [], '0').liquidate
    }
    const { unrealized_pnl, maintenance_margin } = positionMetrics(at)
    return marginTest(margin, unrealized_pnl, maintenance_margin).liquidate
  })
}
