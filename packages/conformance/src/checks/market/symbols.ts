import { add, compare, decimals, div, isMultiple, mul, sub } from '@bourselet/sdk/money'
import type { Deviation } from '../../report.ts'
import { coinMenu, type SymbolInfo } from '../../target/market-facts.ts'
import { type Check, docs, expectThat } from '../check.ts'

const group = 'market' as const
const call = 'market.coins'

/** Returns the deviations that the given function finds in any symbol. */
async function ofAll(
  menu: Promise<SymbolInfo[]>,
  deviations: (symbol: SymbolInfo, path: string) => Deviation[],
): Promise<Deviation[]> {
  return (await menu).flatMap((symbol, index) =>
    deviations(symbol, `$.data[${index}]`).map((deviation) => ({
      ...deviation,
      call: `${call}: ${symbol.symbol} of ${symbol.product}`,
    })),
  )
}

/**
 * Returns a deviation if a price is no multiple of the tick or has another number of decimals than the tick.
 */
export function priceDeviations(path: string, price: string, tick: string): Deviation[] {
  const places = decimals(tick)
  const isWritten = (price.split('.')[1]?.length ?? 0) === places
  return expectThat(isWritten && isMultiple(price, tick), () => ({
    path,
    expected: `a multiple of the tick ${tick} with ${places} decimals`,
    received: price,
  }))
}

/** Returns a deviation if a quantity is no multiple of the step or not above zero. */
export function quantityDeviations(path: string, quantity: string, step: string): Deviation[] {
  return expectThat(isMultiple(quantity, step) && compare(quantity, '0') > 0, () => ({
    ...{ path, expected: `a multiple of the step ${step} above zero`, received: quantity },
  }))
}

const decimalsCheck: Check = {
  id: 'market/decimals',
  group,
  title: 'The decimals of tick and step of a symbol add up to at most 8',
  docs: docs.rule('amounts'),
  run: (target) =>
    ofAll(coinMenu(target), ({ tick, step }, path) =>
      expectThat(decimals(tick) + decimals(step) <= 8, () => ({
        path: `${path}.tick`,
        expected: 'at most 8 decimals with those of the step',
        received: `${tick} and ${step}`,
      })),
    ),
}

const prices: Check = {
  id: 'market/ticker-prices',
  group,
  title: 'Prices of the 24-hour figures are multiples of the tick; the last one lies between low and high',
  docs: docs.rule('market-data'),
  run: (target) =>
    ofAll(coinMenu(target), (symbol, path) => [
      ...(['last', 'open_24h', 'high_24h', 'low_24h'] as const).flatMap((field) =>
        priceDeviations(`${path}.${field}`, symbol[field], symbol.tick),
      ),
      ...expectThat(
        compare(symbol.low_24h, symbol.last) <= 0 && compare(symbol.last, symbol.high_24h) <= 0,
        () => ({
          path: `${path}.last`,
          expected: `between ${symbol.low_24h} and ${symbol.high_24h}`,
          received: symbol.last,
        }),
      ),
    ]),
}

const change: Check = {
  id: 'market/ticker-change',
  group,
  title: 'The 24-hour change is (last − open) / open × 100, to 2 decimals',
  docs: docs.rule('market-data'),
  run: (target) =>
    ofAll(coinMenu(target), ({ last, open_24h, change_pct }, path) => {
      if (compare(open_24h, '0') === 0) return []
      const exact = div(mul(sub(last, open_24h), '100'), open_24h, 8, 'HALF_UP')
      // The rules do not state how the percentage is rounded, so a difference of up to 0.01 is accepted.
      const isNear =
        compare(sub(change_pct, exact), '0.01') <= 0 && compare(sub(exact, change_pct), '0.01') <= 0
      return expectThat(isNear, () => ({
        ...{ path: `${path}.change_pct`, expected: exact, received: change_pct },
      }))
    }),
}

const turnover: Check = {
  id: 'market/ticker-turnover',
  group,
  title: 'The 24-hour turnover is between volume × low and volume × high',
  docs: docs.rule('market-data'),
  run: (target) =>
    ofAll(coinMenu(target), ({ volume_24h, turnover_24h, low_24h, high_24h }, path) => {
      const [least, most] = [mul(volume_24h, low_24h), add(mul(volume_24h, high_24h), '0.00000001')]
      const isBetween = compare(least, turnover_24h) <= 0 && compare(turnover_24h, most) <= 0
      return expectThat(isBetween, () => ({
        path: `${path}.turnover_24h`,
        expected: `between ${least} and ${most}`,
        received: turnover_24h,
      }))
    }),
}

const search: Check = {
  id: 'market/search',
  group,
  title: 'market.coins finds coins by a part of symbol, base or name, without case, and filters by product',
  docs: docs.call(call),
  async run(target) {
    const [symbol] = await coinMenu(target)
    if (!symbol) return []
    const keyword = symbol.base.toLowerCase()
    const found = await target.data(call, { keyword, product: symbol.product })
    const request = `${call} ${JSON.stringify({ keyword, product: symbol.product })}`
    return [
      ...expectThat(
        found.some((one) => one.symbol === symbol.symbol),
        () => ({ call: request, expected: symbol.symbol, received: `${found.length} other symbols` }),
      ),
      ...found
        .filter(
          (one) =>
            one.product !== symbol.product ||
            ![one.symbol, one.base, one.name].some((text) => text.toLowerCase().includes(keyword)),
        )
        .map((one) => ({
          call: request,
          expected: `symbols of ${symbol.product} with ${keyword}`,
          received: `${one.symbol} of ${one.product}`,
        })),
    ]
  },
}

export const symbolChecks: Check[] = [decimalsCheck, prices, change, turnover, search]
