import { depthGroup, depthGroups } from '@bourselet/sdk/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findListing } from '../../prices/listings.ts'
import { priceText, quantityText } from '../../prices/quantities.ts'
import { groupRows } from './group-rows.ts'
import type { Rows } from './published-book.ts'

const listing = findListing('XRPUSDT')!
const wire = (rows: Rows) =>
  rows.map(([price, lots]): [string, string] => [priceText(listing, price), quantityText(listing, lots)])
const side = (sign: 1 | -1) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 10 ** 9 })), {
      selector: ([price]) => price,
      maxLength: 80,
    })
    .map((rows): Rows => rows.sort((a, b) => sign * (a[0] - b[0])))

test('grouping an order book by price gives the same rows as the SDK’s formula depthGroup, for any book, group and limit', () => {
  fc.assert(
    fc.property(side(-1), side(1), fc.nat({ max: 3 }), fc.constantFrom(5, 20), (bids, asks, power, limit) => {
      const group = depthGroups(listing.tick)[power]!
      const expected = depthGroup(wire(bids), wire(asks), group, limit)
      const grouped = {
        bids: groupRows(bids, 'bids', 10 ** power, limit),
        asks: groupRows(asks, 'asks', 10 ** power, limit),
      }
      const values = (rows: [string, string][]) => rows.map(([price, quantity]) => [Number(price), quantity])
      expect(values(wire(grouped.bids))).toEqual(values(expected.bids))
      expect(values(wire(grouped.asks))).toEqual(values(expected.asks))
    }),
  )
})
