import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandLogs } from '../../engine/test-commands.ts'
import type { Posting } from '../../ledger/posting.ts'
import { SpotMarket } from './spot-market.ts'
import { isOpen } from './spot-order.ts'
import { auditCommandLog, type SpotInvariant } from './test-audit.ts'
import { type Bend, CommandLogExchange, MEMBERS, rules } from './test-exchange.ts'

test('after each command of a random sequence, every frozen amount belongs to an open order, and the sum of all money stays the same (invariants L1, L3, L5, L9 to L11, M1, M4, M6, M7)', () => {
  fc.assert(
    fc.property(commandLogs, (log) => {
      expect(auditCommandLog(log)).toEqual(new Map())
    }),
    { numRuns: 300 },
  )
})

/** Faults in the bookings, each with the invariant whose audit must detect it. */
const FAULTS: Record<string, [Bend, SpotInvariant]> = {
  'a hold is not released on cancel': [only('trade_release', () => []), 'L5'],
  'a hold is released twice': [only('trade_release', (posting) => [posting, posting]), 'L11'],
  'one side of a freeze is not booked': [
    only('trade_freeze', (posting) => [{ ...posting, entries: posting.entries.slice(1) }]),
    'L1',
  ],
  'a fee is rounded down': [only('trade_buy', (posting) => [withFees(posting, -1n)]), 'L10'],
  'an amount is rounded twice': [only('trade_buy', (posting) => [withFees(posting, 1n)]), 'L9'],
  'another account receives the price improvement of the buyer': [
    only('trade_buy', (posting) => [withoutImprovement(posting)]),
    'M4',
  ],
}

function only(change: Posting['change'], bend: Bend): Bend {
  return (posting) => (posting.change === change ? bend(posting) : [posting])
}

/** Increases the fee of a posting by `by` units and reduces the member's proceeds by the same amount. */
function withFees(posting: Posting, by: bigint): Posting {
  const fees = posting.entries.filter(({ account }) => account === 'sys:fee')
  const entries = posting.entries.map((entry) => {
    const fee = fees.find(({ coin }) => coin === entry.coin)
    if (fee === undefined || (entry !== fee && (entry.bucket !== 'available' || entry.amount <= 0n)))
      return entry
    return { ...entry, amount: entry.amount + (entry === fee ? by : -by) }
  })
  return { ...posting, entries }
}

/** Credits the buyer's price improvement to another account. */
function withoutImprovement(posting: Posting): Posting {
  const back = (entry: Posting['entries'][number]) =>
    entry.coin === 'USDT' && entry.change === 'trade_buy' && entry.bucket === 'available' && entry.amount > 0n
  const entries = posting.entries.map((entry) =>
    back(entry) ? { ...entry, account: 'sys:bridge', bucket: '' } : entry,
  )
  return { ...posting, entries }
}

test.each(Object.entries(FAULTS))(
  'the audit of an invariant detects the injected fault: %s',
  (_name, [bend, invariant]) => {
    const logs = fc.sample(commandLogs, { seed: 11, numRuns: 40 })
    expect(logs.flatMap((log) => [...auditCommandLog(log, bend).keys()])).toContain(invariant)
  },
)

test('a refused command changes neither the book nor the ledger', () => {
  fc.assert(
    fc.property(commandLogs, (log) => {
      const exchange = new CommandLogExchange()
      log.forEach((command, index) => {
        const before = [exchange.market.book.seq, exchange.journal.postings.length, exchange.market.book.size]
        if (exchange.run(command, index) === null) {
          expect([
            exchange.market.book.seq,
            exchange.journal.postings.length,
            exchange.market.book.size,
          ]).toEqual(before)
        }
      })
    }),
    { numRuns: 300 },
  )
})

test('a market rebuilt from its open and pending orders has the same book, trailing stops, triggered orders and order counts as the original market (invariant M12)', () => {
  fc.assert(
    fc.property(commandLogs, (log) => {
      const exchange = new CommandLogExchange()
      log
        .filter((command) => 'cancel' in command || command.place.member !== 4)
        .forEach((command, index) => {
          exchange.run(command, index)
        })
      const { market } = exchange
      const open = [...exchange.orders.values()].filter(isOpen)
      const again = new SpotMarket(
        rules,
        { epoch: 'e', seq: market.book.seq, lastBefore: () => market.last },
        open.reverse(),
      )
      expect(again.book.depth()).toEqual(market.book.depth())
      for (const side of ['buy', 'sell'] as const) {
        expect([...again.book.open(side)]).toEqual([...market.book.open(side)])
      }
      expect([...again.trailing].map(({ id }) => id).sort()).toEqual(
        [...market.trailing].map(({ id }) => id).sort(),
      )
      expect([...again.triggered].map(({ id }) => id).sort()).toEqual(
        [...market.triggered].map(({ id }) => id).sort(),
      )
      for (const memberId of MEMBERS) expect(again.openCount(memberId)).toBe(market.openCount(memberId))
    }),
    { numRuns: 300 },
  )
})
