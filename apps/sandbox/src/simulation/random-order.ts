import { fromUnits, toUnits } from '@bourselet/sdk/money'
import { pick, type Random } from '../clock/random.ts'
import type { Request } from '../http/routes.ts'
import type { Listing } from '../prices/listings.ts'

export type OrderRequest = Request<'spot.place'>

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

/**
 * Returns a price that is between one tick and about 0.25 percent away from the last price, in the direction of `sign`.
 */
function priceBeyond({ tick }: Listing, last: string, sign: bigint, random: Random): string {
  const ticks = toUnits(last) / toUnits(tick)
  const away = BigInt(1 + random.below(Number(ticks / 400n) + 5))
  return fromUnits((ticks + sign * away) * toUnits(tick), undefined, false)
}

/** Returns the total that buys a quantity at the last price. */
const totalOf = (quantity: string, last: string) =>
  fromUnits((toUnits(quantity) * toUnits(last)) / 10n ** 8n, undefined, false)

/**
 * Returns a random order: mostly limit orders around the last price with any time in force, some market orders, and
 * stop-limit, stop-market, trailing stop and OCO orders with triggers near the last price on either side of it.
 */
export function randomOrder(listing: Listing, last: string, id: string, random: Random): OrderRequest {
  const side = pick(random, ['buy', 'sell'])
  const quantity = someQuantity(listing, last, random)
  const base = { symbol: listing.symbol, side, client_order_id: id } as const
  const order = { ...base, quantity }
  const atMarket = side === 'buy' ? { ...base, total: totalOf(quantity, last) } : order
  const kind = random.below(24)
  if (kind < 3) return { ...order, type: 'market' }
  const near = () => nearPrice(listing, last, random)
  const stp = pick(random, ['expire_maker', 'expire_taker', 'expire_both'])
  if (kind < 5) return { ...order, type: 'stop_limit', price: near(), trigger_price: near(), stp }
  if (kind < 7) return { ...atMarket, type: 'stop_market', trigger_price: near(), stp }
  if (kind < 9) return { ...atMarket, type: 'trailing_stop', trail_pct: `0.${10 + random.below(40)}`, stp }
  if (kind < 11) return { ...order, ...ocoPrices(listing, last, side, random), type: 'oco', stp }
  const tif = pick(random, ['GTC', 'GTC', 'GTC', 'GTC', 'PO', 'IOC', 'FOK'])
  return { ...order, type: 'limit', price: near(), tif, stp }
}

/** Returns the prices of an OCO order: the limit leg on one side of the last price, the stop leg on the other. */
function ocoPrices(listing: Listing, last: string, side: 'buy' | 'sell', random: Random) {
  const sign = side === 'sell' ? 1n : -1n
  const price = priceBeyond(listing, last, sign, random)
  const trigger_price = priceBeyond(listing, last, -sign, random)
  if (side === 'sell' && random.below(2) === 0) return { price, trigger_price }
  return { price, trigger_price, stop_limit_price: priceBeyond(listing, trigger_price, -sign, random) }
}

/** Returns a request that amends an accepted order, usually with a new quantity or total, and often with new prices. */
export function randomAmendment(
  listing: Listing,
  last: string,
  { symbol, side, type, price, quantity, total, trigger_price, trail_pct }: OrderRequest,
  orderNo: string,
  random: Random,
): OrderRequest {
  const near = (old: string | undefined) => {
    if (old === undefined) return undefined
    return random.below(2) === 0 ? old : nearPrice(listing, last, random)
  }
  const size = random.below(3) === 0 ? null : someQuantity(listing, last, random)
  const terms = {
    price: near(price),
    quantity: quantity === undefined ? undefined : (size ?? quantity),
    total: total === undefined ? undefined : size === null ? total : totalOf(size, last),
    trigger_price: near(trigger_price),
    trail_pct: trail_pct === undefined || random.below(2) === 0 ? trail_pct : `0.${10 + random.below(40)}`,
  }
  const given = Object.entries(terms).filter(([, value]) => value !== undefined)
  return { symbol, side, type, order_no: orderNo, ...Object.fromEntries(given) }
}
