import type { Data, Request } from '@bourselet/openapi'
import { compare, depthGroups } from '@bourselet/sdk/money'
import { priceText } from '../../prices/quantities.ts'
import { invalid } from '../../refusals/refusal.ts'
import { groupRows } from './group-rows.ts'
import type { SymbolBoard } from './symbol-board.ts'
import { levelsView } from './topics/depth-topics.ts'

/**
 * Returns the public order book of a symbol. If the request names a group, combines the levels of the book into price
 * groups.
 */
export function marketDepth(
  board: SymbolBoard,
  { group, limit = 20 }: Request<'market.depth'>,
  { epoch, now }: { epoch: string; now: number },
): Data<'market.depth'> {
  const { listing, book } = board
  const width = widthOf(listing.tick, group)
  const { bids, asks } = book.rows(width === 1 ? limit : undefined)
  return {
    symbol: listing.symbol,
    epoch,
    seq: book.seq,
    ts: now,
    last: priceText(listing, board.figures(now).last),
    bids: levelsView(listing, groupRows(bids, 'bids', width, limit)),
    asks: levelsView(listing, groupRows(asks, 'asks', width, limit)),
  }
}

/** Returns the width of the price groups in ticks: 1, 10, 100 or 1000. */
function widthOf(tick: string, group: string | undefined): number {
  if (group === undefined) return 1
  const power = depthGroups(tick).findIndex((allowed) => compare(allowed, group) === 0)
  if (power < 0) throw invalid({ group: 'ENUM' })
  return 10 ** power
}
