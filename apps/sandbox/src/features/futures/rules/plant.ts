import { add, type FillBooking, isZero, round, sub } from '@bourselet/sdk/money'
import type { FuturesOrder } from '../futures-order.ts'
import type { VenueDesk } from '../venue-port.ts'
import { Purse } from './purse.ts'
import type { VenueMemory } from './venue-memory.ts'

const UNIT = '0.00000001'

/** Planted faults of the arithmetic of a fill; without them the booking itself. */
export function plantIntoBooking(memory: VenueMemory, booking: FillBooking): FillBooking {
  let planted = booking
  if (memory.planted('fee_rounded_down') && !isZero(booking.fee)) {
    planted = { ...planted, fee: round(sub(booking.fee, UNIT), 8, 'DOWN') }
  }
  if (memory.planted('pnl_rounded_up') && !isZero(booking.realized_pnl)) {
    planted = { ...planted, realized_pnl: round(add(booking.realized_pnl, UNIT), 8, 'DOWN') }
  }
  const whole = isZero(booking.position.quantity) && !isZero(booking.margin_released)
  if (memory.planted('close_leaves_margin') && whole) {
    planted = { ...planted, margin_released: sub(booking.margin_released, UNIT) }
  }
  if (memory.planted('margin_rounded_down') && !isZero(booking.margin_taken)) {
    const position = { ...booking.position, margin: sub(booking.position.margin, UNIT) }
    planted = { ...planted, margin_taken: sub(booking.margin_taken, UNIT), position }
  }
  return planted
}

/** Planted faults of a cancel: the hold stays, or comes back a second time. */
export function plantIntoRelease(memory: VenueMemory, order: FuturesOrder, desk: VenueDesk): void {
  if (order.marginMode === 'cross' || order.reserved === 0n) return
  if (memory.planted('hold_kept_on_cancel')) order.reserved = 0n
  else if (memory.planted('hold_released_twice')) {
    const ref = { refType: 'futures_order', refNo: order.orderNo }
    new Purse(memory.account(order.memberId), desk, ref).release(order.reserved)
  }
}
