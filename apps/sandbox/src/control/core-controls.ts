import { fromUnits } from '@bourselet/sdk/money'
import type { ControllableClock } from '../clock/clock.ts'
import type { Controls } from '../exchange/control.ts'
import type { ServerExchange } from '../exchange/exchange.ts'
import type { Reviewers } from '../exchange/reviewers.ts'
import { invalid } from '../refusals/refusal.ts'
import { keepClockOffset } from './clock-offset.ts'
import { haltControl } from './halt-control.ts'
import { memberControl } from './member-control.ts'
import { reviewControl } from './review-control.ts'
import { settingsControl } from './settings-control.ts'

export interface ControlParts {
  clock: ControllableClock
  exchange(): ServerExchange
  reviewers(): Reviewers
  /** Removes all data from the database and opens the exchange again. */
  reset(seed?: string): Promise<void>
}

const time = { type: 'integer', minimum: 0, maximum: 253_402_300_799_999 }

/** Returns the sandbox controls that do not belong to a feature. */
export function coreControls({ clock, exchange, reviewers, reset }: ControlParts): Controls {
  return {
    reset: {
      method: 'POST',
      body: { properties: { seed: { type: 'string', maxLength: 64 } } },
      async run({ seed }) {
        await reset(seed as string | undefined)
        await keepClockOffset(exchange().database, clock)
        return {}
      },
    },
    clock: {
      method: 'POST',
      body: { properties: { now: time, advance_ms: time } },
      async run({ now, advance_ms }) {
        if ((now === undefined) === (advance_ms === undefined)) throw invalid({ now: 'MODE_INVALID' })
        const ahead = now === undefined ? (advance_ms as number) : (now as number) - clock.now()
        if (ahead < 0) throw invalid({ now: 'RANGE' })
        await clock.advance(ahead)
        await keepClockOffset(exchange().database, clock)
        return { now: clock.now() }
      },
    },
    member: memberControl(exchange),
    halt: haltControl(exchange),
    review: reviewControl(reviewers),
    settings: settingsControl(exchange),
    ledger: {
      method: 'GET',
      async run() {
        const { ledger, database } = exchange()
        const balance = await ledger.trialBalance(database.jobs.db)
        return {
          ok: balance.ok,
          totals: Object.fromEntries(balance.totals.map(({ coin, total }) => [coin, fromUnits(total)])),
          differences: balance.differences.map(({ cached, posted, ...bucket }) => ({
            ...bucket,
            cached: fromUnits(cached),
            posted: fromUnits(posted),
          })),
        }
      },
    },
  }
}
