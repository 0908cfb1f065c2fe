import { floorDiv, ONE, units } from './exact.ts'
import type { Holdings } from './holdings.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/** F11: funding once, paid UP and received DOWN. */
export class FundingAudit implements Audit {
  readonly #watched: Watched
  readonly #holdings: Holdings
  #before = new Map<number, bigint>()

  constructor(watched: Watched, holdings: Holdings) {
    this.#watched = watched
    this.#holdings = holdings
  }

  before(intent: Intent): void {
    if (intent.kind !== 'fund') return
    this.#before = new Map()
    for (const [id, { funding }] of this.#holdings.of(intent.symbol)) this.#before.set(id, units(funding))
  }

  after(intent: Intent, { change }: Outcome): void {
    const { report } = this.#watched
    const booked = change.postings.filter(({ refType }) => refType === 'futures_funding')
    if (intent.kind !== 'fund') {
      if (booked.length > 0) report('F11', 'funding outside its hour')
      return
    }
    let sum = 0n
    for (const [id, { quantity, funding }] of this.#holdings.of(intent.symbol)) {
      const exact = -units(quantity) * units(intent.mark) * units(intent.rate)
      const due = floorDiv(exact, ONE * ONE)
      sum += due
      const paid = units(funding) - (this.#before.get(id) ?? 0n)
      if (paid !== due) report('F11', `${id} got ${paid} of ${due}`)
    }
    const cleared = booked
      .flatMap(({ entries }) => entries)
      .reduce((total, { account, amount }) => (account === 'sys:clearing' ? total + amount : total), 0n)
    if (cleared !== -sum || cleared < 0n) report('F11', `clearing took ${cleared}, members ${sum}`)
  }
}
