import { isMultiple, isWireAmount } from '@bourselet/sdk/money'
import type { Controls } from '../../exchange/control.ts'
import { findListing, type Listing } from '../../prices/listings.ts'
import { ticksOf } from '../../prices/quantities.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import type { Market } from './market.ts'

/**
 * Returns the sandbox controls `index` and `bots`. The control `index` publishes an index price now. Later prices of
 * the symbol are those of the simulated or recorded series, multiplied by a constant factor, so that they continue from
 * this price. Order books and mark prices follow within two seconds. Without `price`, the index of the symbol follows
 * the unscaled series again. Published ticks never change, and only published ticks settle bets and options. The
 * control `bots` enables or disables the bots of the market maker.
 */
export function marketControls(market: () => Market): Controls {
  return {
    index: {
      method: 'POST',
      body: {
        required: ['symbol'],
        properties: { symbol: { type: 'string', maxLength: 24 }, price: { type: 'string', maxLength: 24 } },
      },
      async run({ symbol, price }) {
        const listing = findListing(String(symbol))
        if (!listing) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
        const ticks = price === undefined ? null : controlledTicks(listing, String(price))
        const tick = await market().moveIndex(listing.symbol, ticks)
        return { id: tick?.id, ts: tick?.ts }
      },
    },
    bots: {
      method: 'POST',
      body: { required: ['enabled'], properties: { enabled: { type: 'boolean' } } },
      async run({ enabled }) {
        const { bots } = market()
        await bots.enable(enabled === true)
        return { enabled: bots.enabled }
      },
    },
  }
}

function controlledTicks(listing: Listing, price: string): number {
  if (!isWireAmount(price)) throw invalid({ price: 'AMOUNT_FORMAT' })
  if (!isMultiple(price, listing.tick))
    throw new Refusal('PRICE_TICK', { field: 'price', params: { tick: listing.tick } })
  return ticksOf(listing, price)
}
