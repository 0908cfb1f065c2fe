import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandLogs, type RandomCommand } from '../../engine/test-commands.ts'
import { EngineAudit, type EngineInvariant } from './engine-audit.ts'
import { type EngineFault, FaultyBook } from './faulty-book.ts'

/** Injected faults of the matching engine, each with the invariant that detects it. */
const FAULTS: Record<EngineFault, EngineInvariant> = {
  takers_price: 'M4',
  later_order_first: 'M3',
  own_orders_matched: 'M8',
  fill_or_kill_in_part: 'M13',
  post_only_takes: 'M13',
  partial_fill_forgotten_at_rebuild: 'M12',
  seq_reused_after_restart: 'Y4',
}

const COMMAND_LOGS = 60
/** Number of commands between two rebuilds of the order book. */
const BATCH = 15

/** Runs a sequence of commands until an invariant is violated. Returns the violated invariants. */
function play(log: readonly RandomCommand[], fault?: EngineFault): EngineAudit['broken'] {
  const book = new FaultyBook('e', fault)
  const audit = new EngineAudit()
  for (const [index, command] of log.entries()) {
    const id = index + 1
    if ('cancel' in command) {
      const cancelled = book.cancel(id - command.cancel)
      audit.cancelled(id - command.cancel, cancelled !== null, book)
    } else if (command.place.budget === null) {
      const order = { ...command.place, id }
      audit.placed(order, book.place(order), book)
    }
    if (id % BATCH === 0) {
      book.restart()
      audit.rebuilt(book)
    }
    if (audit.broken.size > 0) break
  }
  return audit.broken
}

const logs = fc.sample(commandLogs, { seed: 7, numRuns: COMMAND_LOGS })

test('the engine without injected faults violates no invariant', () => {
  for (const log of logs) expect(play(log)).toEqual(new Map())
})

test.each(Object.entries(FAULTS) as [EngineFault, EngineInvariant][])(
  'the engine audit detects the injected fault %s by invariant %s',
  (fault, invariant) => {
    const rung = logs.flatMap((log) => [...play(log, fault).keys()])
    expect(rung).toContain(invariant)
  },
)
