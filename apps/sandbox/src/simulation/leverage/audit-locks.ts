import type { FuturesSetting } from '../../features/futures/futures-position.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/**
 * Checks that the margin mode stays unchanged while positions or orders exist, and that the leverage of an isolated
 * position is not lowered. Also checks that a member's position and open orders in a symbol have the leverage that the
 * member has set (F12 in docs/invariants.md).
 */
export class LockAudit implements Audit {
  readonly #watched: Watched
  #bound = false
  #isolated = false
  #setting: FuturesSetting | null = null

  constructor(watched: Watched) {
    this.#watched = watched
  }

  before(intent: Intent): void {
    this.#setting = null
    if (intent.kind !== 'place' && intent.kind !== 'amend') return
    const { venue } = this.#watched
    const { memberId, symbol } = intent
    const position = venue.position(memberId, symbol)
    this.#setting = { ...venue.setting(memberId, symbol) }
    this.#isolated = position?.marginMode === 'isolated'
    this.#bound =
      position !== undefined || venue.openOrders(memberId).some((order) => order.symbol === symbol)
  }

  after(intent: Intent, { order }: Outcome): void {
    const { report } = this.#watched
    if (intent.kind === 'place' || intent.kind === 'amend') this.#sameLeverage(intent)
    if (order !== null && this.#setting !== null) {
      const { marginMode, leverage } = this.#setting
      if (this.#bound && order.marginMode !== marginMode) report('F12', `${order.orderNo} changed the mode`)
      if (this.#isolated && order.leverage < leverage) report('F12', `${order.orderNo} lowered the leverage`)
    }
  }

  #sameLeverage({ memberId, symbol }: { memberId: number; symbol: string }): void {
    const { venue, report } = this.#watched
    const { leverage } = venue.setting(memberId, symbol)
    const position = venue.position(memberId, symbol)
    if (position && position.leverage !== leverage)
      report('F12', `${symbol} of ${memberId} kept its leverage`)
    for (const order of venue.openOrders(memberId)) {
      if (order.symbol === symbol && order.leverage !== leverage) {
        report('F12', `${order.orderNo} kept its leverage`)
      }
    }
  }
}
