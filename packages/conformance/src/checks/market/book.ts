import type { Schema } from '@bourselet/openapi'
import { add, compare, mul, roundToStep, trim } from '@bourselet/sdk/money'
import type { Deviation } from '../../report.ts'
import { type SymbolInfo, spotSymbol, symbolOf } from '../../target/market-facts.ts'
import type { Target } from '../../target/target.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { priceDeviations, quantityDeviations } from './symbols.ts'

const group = 'market' as const
type Depth = Schema<'Depth'>
type Level = [price: string, quantity: string]

/**
 * Returns the order books of the checked symbols: one spot symbol and, if the exchange has futures, one
 * contract.
 */
async function books(target: Target): Promise<{ symbol: SymbolInfo; depth: Depth; call: string }[]> {
  return target.once('books', async () => {
    const symbols = [await spotSymbol(target), await symbolOf(target, 'futures')]
    const found = []
    for (const symbol of symbols.filter((one) => one !== null)) {
      const request = {
        symbol: symbol.symbol,
        product: symbol.product as 'spot' | 'futures',
        limit: 50 as const,
      }
      const depth = await target.data('market.depth', request)
      found.push({ symbol, depth, call: `market.depth ${JSON.stringify(request)}` })
    }
    return found
  })
}

const levels: Check = {
  id: 'market/book-levels',
  group,
  title: 'Prices of a book are multiples of the tick, quantities of the step',
  docs: docs.rule('market-data'),
  async run(target) {
    return (await books(target)).flatMap(({ symbol, depth, call }) =>
      (['bids', 'asks'] as const).flatMap((side) =>
        (depth[side] as Level[]).flatMap(([price, quantity], index) =>
          [
            ...priceDeviations(`$.data.${side}[${index}][0]`, price, symbol.tick),
            ...quantityDeviations(`$.data.${side}[${index}][1]`, quantity, symbol.step),
          ].map((deviation) => ({ call, ...deviation })),
        ),
      ),
    )
  },
}

/** Returns a deviation for each price of a book side that is equal to or better than the price before it. */
function orderDeviations(list: Level[], path: string, sign: 1 | -1): Deviation[] {
  return list.flatMap(([price], index) => {
    const before = list[index - 1]?.[0]
    return expectThat(before === undefined || compare(price, before) === sign, () => ({
      path: `${path}[${index}][0]`,
      expected: `${sign === 1 ? 'above' : 'below'} ${before}`,
      received: price,
    }))
  })
}

const sorted: Check = {
  id: 'market/book-order',
  group,
  title: 'A book lists the best prices first, each price once, and the best bid is below the best ask',
  docs: docs.call('market.depth'),
  async run(target) {
    return (await books(target)).flatMap(({ depth, call }) => {
      const [bids, asks] = [depth.bids as Level[], depth.asks as Level[]]
      const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]]
      const isCrossed = bid !== undefined && ask !== undefined && compare(bid, ask) >= 0
      return [
        ...orderDeviations(bids, '$.data.bids', -1),
        ...orderDeviations(asks, '$.data.asks', 1),
        ...expectThat(!isCrossed, () => ({
          ...{ path: '$.data.bids[0][0]', expected: `below ${ask}, the best ask`, received: `${bid}` },
        })),
      ].map((deviation) => ({ call, ...deviation }))
    })
  },
}

const limited: Check = {
  id: 'market/book-limit',
  group,
  title: 'A book has at most as many levels on each side as were asked for',
  docs: docs.call('market.depth'),
  async run(target) {
    const { symbol } = await spotSymbol(target)
    const { bids, asks } = await target.data('market.depth', { symbol, limit: 5 })
    return expectThat(bids.length <= 5 && asks.length <= 5, () => ({
      call: `market.depth ${JSON.stringify({ symbol, limit: 5 })}`,
      path: '$.data',
      expected: 'at most 5 bids and 5 asks',
      received: `${bids.length} bids and ${asks.length} asks`,
    }))
  },
}

const ATTEMPTS = 8

/** Number of grouped levels on each side that are compared. */
const GROUPS = 5

/** Returns the quantities of one book side, summed by price group. */
function grouped(list: Level[], width: string, rounding: 'DOWN' | 'UP'): Map<string, string> {
  const groups = new Map<string, string>()
  for (const [price, quantity] of list) {
    const group = roundToStep(price, width, rounding)
    groups.set(group, add(groups.get(group) ?? '0', quantity))
  }
  return groups
}

const grouping: Check = {
  id: 'market/book-groups',
  group,
  title:
    'Grouped levels are rounded away from the market, sum the quantities of their prices, and leave none out',
  docs: docs.rule('rounding'),
  async run(target) {
    const { symbol, tick } = await spotSymbol(target)
    const group = trim(mul(tick, '10'))
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const plain = await target.data('market.depth', { symbol, limit: 50 })
      const wide = await target.data('market.depth', { symbol, limit: GROUPS, group })
      if (plain.seq !== wide.seq || plain.epoch !== wide.epoch) continue
      return (['bids', 'asks'] as const).flatMap((side) => {
        const sums = grouped(plain[side] as Level[], group, side === 'bids' ? 'DOWN' : 'UP')
        // An answer contains at most 50 levels of the ungrouped book. If it contains 50, further levels may belong to
        // the last group. The sum of the last group is then unknown and is not compared.
        const known = plain[side].length < 50 ? [...sums] : [...sums].slice(0, -1)
        return known.slice(0, GROUPS).flatMap(([wanted, sum], index) => {
          const level = (wide[side] as Level[])[index]
          const isRight = level && compare(level[0], wanted) === 0 && compare(level[1], sum) === 0
          return expectThat(isRight === true, () => ({
            call: `market.depth ${JSON.stringify({ symbol, limit: GROUPS, group })}`,
            path: `$.data.${side}[${index}]`,
            expected: `${wanted} with ${sum}`,
            received: level ? `${level[0]} with ${level[1]}` : 'nothing',
          }))
        })
      })
    }
    throw new NotChecked(`the book of ${symbol} changes between any two answers`)
  },
}

export const bookChecks: Check[] = [levels, sorted, limited, grouping]
