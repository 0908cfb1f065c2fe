import { fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Random } from '../clock/random.ts'
import type { Request } from '../http/routes.ts'
import type { Listing } from '../prices/listings.ts'

export type OrderRequest = Request<'spot.place'>

const pick = <const T>(random: Random, choices: readonly T[]): T => choices[random.below(choices.length)]!

/** Returns a random price near the last price. About half of the orders with such prices match at once. */
function nearPrice({ tick }: Listing, last: string, random: Random): string {
  const ticks = toUnits(last) / toUnits(tick)
  const reach = Number(ticks / 400n) + 5
  const away = BigInt(random.below(2 * reach) - reach)
  return fromUnits((ticks + away) * toUnits(tick), undefined, false)
}

/**
 * Returns a random quantity worth up to 13 times the minimum value of an order, in rare cases less than the minimum.
 */
function someQuantity({ step, minNotional }: Listing, last: string, random: Random): string {
  const worth = toUnits(minNotional) * BigInt(random.below(13) + (random.below(20) === 0 ? 0 : 1))
  const steps = (worth * 10n ** 8n) / toUnits(last) / toUnits(step) + 1n
  return fromUnits(steps * toUnits(step), undefined, false)
}

/** Returns a random order: mostly limit orders around the last price with any time in force, some market orders. */
export function randomOrder(listing: Listing, last: string, id: string, random: Random): OrderRequest {
  const side = pick(random, ['buy', 'sell'])
  const quantity = someQuantity(listing, last, random)
  const order = { symbol: listing.symbol, side, client_order_id: id, quantity } as const
  if (random.below(8) === 0) return { ...order, type: 'market' }
  const tif = pick(random, ['GTC', 'GTC', 'GTC', 'GTC', 'PO', 'IOC', 'FOK'])
  const stp = pick(random, ['expire_maker', 'expire_taker', 'expire_both'])
  return { ...order, type: 'limit', price: nearPrice(listing, last, random), tif, stp }
}
