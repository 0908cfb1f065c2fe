import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Auditor } from '../../simulation/leverage/auditor.ts'
import { CommandLogPlayer } from './test-command-log.ts'
import { memberCommandLogs, venueCommandLogs } from './test-log-steps.ts'

const RATES = { maker: 20_000n, taker: 50_000n }

test('the invariants of ledger, margin and funding hold after every command of a random command log', () => {
  fc.assert(
    fc.property(venueCommandLogs, (log) => {
      const player = new CommandLogPlayer()
      const auditor = new Auditor(player.venue, RATES)
      for (const { intent, run } of player.play(log)) {
        auditor.before(intent)
        auditor.after(intent, run())
      }
      auditor.ledger.sums()
      expect(auditor.violations).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a futures venue rebuilt from its stored state equals the original one (invariant M12)', () => {
  fc.assert(
    fc.property(memberCommandLogs, (log) => {
      const player = new CommandLogPlayer()
      let last: number | undefined
      for (const { run } of player.play(log)) {
        for (const { trades } of run().change.books.values()) last = trades.at(-1)?.price ?? last
      }
      expect(CommandLogPlayer.view(player.restarted(last))).toEqual(CommandLogPlayer.view(player.venue))
    }),
    { numRuns: 150 },
  )
})

test('an ended order never changes again, and a market order leaves no funds reserved (invariants M6, M7)', () => {
  fc.assert(
    fc.property(venueCommandLogs, (log) => {
      const player = new CommandLogPlayer()
      const ended = new Map<number, string>()
      for (const { run } of player.play(log)) {
        run()
        for (const order of player.orders) {
          const state = JSON.stringify(order, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
          if (ended.has(order.id)) expect(state).toBe(ended.get(order.id))
          if (player.venue.findOrder(order.id) === undefined) ended.set(order.id, state)
          if (order.type === 'market') expect([order.reserved, ended.has(order.id)]).toEqual([0n, true])
        }
      }
    }),
    { numRuns: 150 },
  )
})
