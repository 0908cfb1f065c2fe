import { units } from './exact.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/** M1: what is filled never exceeds what is asked. */
export class OrderAudit implements Audit {
  readonly #watched: Watched

  constructor(watched: Watched) {
    this.#watched = watched
  }

  after(_: Intent, { change }: Outcome): void {
    for (const { orderNo, quantity, filled, status } of change.changed) {
      if (quantity === null) continue
      const left = units(quantity) - units(filled)
      if (left < 0n || (status === 'completed') !== (left === 0n)) {
        this.#watched.report('M1', `${orderNo} is ${status} with ${left} left`)
      }
    }
  }
}
