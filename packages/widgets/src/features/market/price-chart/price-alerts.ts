import { compare, type Decimal } from '@bourselet/sdk/money'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { openStoredList, openStoredNames, type StoredList } from './stored-list.ts'

/** A price at which the member wants to be notified once. */
export type PriceAlert = {
  id: string
  price: Decimal
  /** The position of the alert relative to the last price at the time when the member set the alert. */
  when: 'above' | 'below'
}

/** Maximum number of alerts of one symbol. */
export const MOST_ALERTS = 20

/** Maximum number of markets whose alerts a chart watches. Each market has a subscription to its ticker. */
export const MOST_WATCHED = 50

const PRICE = /^\d{1,12}(\.\d{1,12})?$/

/** Returns a stored alert; null if it is invalid. */
export function alertOf(stored: unknown): PriceAlert | null {
  const { id, price, when } = (stored ?? {}) as Partial<Record<keyof PriceAlert, unknown>>
  if (typeof id !== 'string' || typeof price !== 'string' || !PRICE.test(price)) return null
  return when === 'above' || when === 'below' ? { id, price, when } : null
}

/** Returns true if the last price has reached an alert. */
export const isReached = ({ price, when }: PriceAlert, last: Decimal): boolean =>
  when === 'above' ? compare(last, price) >= 0 : compare(last, price) <= 0

/**
 * Returns the alerts with a new one added. Returns the same list if this price already has an alert or the maximum
 * number is reached.
 */
export function withAlert(
  alerts: readonly PriceAlert[],
  price: Decimal,
  last: Decimal,
): readonly PriceAlert[] {
  const isKnown = alerts.some((alert) => compare(alert.price, price) === 0)
  if (isKnown || alerts.length >= MOST_ALERTS) return alerts
  const when = compare(price, last) >= 0 ? 'above' : 'below'
  const id = `alert:${price}`
  return [...alerts, { id, price, when } as const].sort((a, b) => compare(b.price, a.price))
}

const lists = new Map<string, StoredList<PriceAlert>>()
const PREFIX = 'alerts.'

/** The names of the lists of alerts, for example `alerts.spot.BTCUSDT`. */
export const alertLists = openStoredNames(PREFIX)

/**
 * Returns the product and the symbol of the markets whose alerts a chart watches. If more markets have alerts than a chart
 * watches, the market of the chart has priority over the others.
 */
export function watchedMarkets(
  names: readonly string[],
  product: Product,
  symbol: string,
): readonly (readonly [product: Product, symbol: string])[] {
  const own = `${PREFIX}${product}.${symbol}`
  return [...names]
    .sort((a, b) => Number(b === own) - Number(a === own))
    .slice(0, MOST_WATCHED)
    .map((name) => name.slice(PREFIX.length).split('.') as [Product, string])
}

/** Returns the stored alerts of a market. */
export function alertsOf(product: Product, symbol: string): StoredList<PriceAlert> {
  const name = `${PREFIX}${product}.${symbol}`
  const list = lists.get(name) ?? openStoredList(name, { entryOf: alertOf, most: MOST_ALERTS })
  lists.set(name, list)
  return list
}

/**
 * Removes the alerts that the last price has reached and returns them. They are removed from the stored list before
 * they are shown, so that only one of several open tabs shows them.
 */
export function takeReached(list: StoredList<PriceAlert>, last: Decimal): readonly PriceAlert[] {
  const all = list.read()
  const reached = all.filter((alert) => isReached(alert, last))
  if (reached.length > 0) list.write(all.filter((alert) => !reached.includes(alert)))
  return reached
}
