import { isMultiple, isWireAmount } from '@bourselet/sdk/money'
import type { Controls } from '../../exchange/control.ts'
import type { IndexBoard } from '../../prices/index-board.ts'
import { findListing } from '../../prices/listings.ts'
import type { MarketBots } from '../../prices/market-bots.ts'
import { ticksOf } from '../../prices/quantities.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'

/** The sandbox controls `index` and `bots` (rulebook 20). */
export function marketControls(index: IndexBoard, bots: () => MarketBots): Controls {
  return {
    index: {
      method: 'POST',
      body: {
        required: ['symbol', 'price'],
        properties: { symbol: { type: 'string', maxLength: 24 }, price: { type: 'string', maxLength: 24 } },
      },
      async run({ symbol, price }) {
        const listing = findListing(String(symbol))
        if (!listing) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
        const text = String(price)
        if (!isWireAmount(text)) throw invalid({ price: 'AMOUNT_FORMAT' })
        if (!isMultiple(text, listing.tick))
          throw new Refusal('PRICE_TICK', { field: 'price', params: { tick: listing.tick } })
        await index.publish(new Map([[listing.symbol, ticksOf(listing, text)]]))
        const tick = index.latest(listing.symbol)
        return { id: tick?.id, ts: tick?.ts }
      },
    },
    bots: {
      method: 'POST',
      body: { required: ['enabled'], properties: { enabled: { type: 'boolean' } } },
      async run({ enabled }) {
        await bots().enable(enabled === true)
        return { enabled: bots().enabled }
      },
    },
  }
}
