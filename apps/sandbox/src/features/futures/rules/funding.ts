import { abs, add, type Decimal, fromUnits, fundingPayment, isNegative, toUnits } from '@bourselet/sdk/money'
import type { OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import { CLEARING, INSURANCE_FUND, Purse, type Ref } from './purse.ts'
import { smaller } from './smaller.ts'
import type { VenueMemory } from './venue-memory.ts'

/** Pays funding on every position of a symbol (F-FUND): paid UP, received DOWN, the difference stays in clearing. */
export function payFunding(
  memory: VenueMemory,
  symbol: string,
  rate: Decimal,
  mark: Decimal,
  desk: VenueDesk,
  at = desk.now,
): void {
  const ref = { refType: 'futures_funding', refNo: `${symbol}:${at}` }
  const holders = [...(memory.markets.get(symbol)?.holders.values() ?? [])]
  for (const position of holders) {
    const side = isNegative(position.quantity) ? 'short' : 'long'
    const payment = fundingPayment(side, abs(position.quantity), mark, rate)
    settleFunding(memory, position, payment, ref, desk)
  }
}

function settleFunding(
  memory: VenueMemory,
  position: OpenPosition,
  amount: Decimal,
  ref: Ref,
  desk: VenueDesk,
): void {
  const units = toUnits(amount)
  if (units === 0n) return
  const purse = new Purse(memory.account(position.memberId), desk, ref)
  position.funding = add(position.funding, amount)
  position.updatedAt = desk.now
  desk.change.positions.add(position)
  if (units > 0n) purse.receive('futures_funding', units, CLEARING)
  else if (position.marginMode === 'cross') purse.pay('futures_funding', -units, CLEARING)
  else payIsolated(memory, purse, position, -units)
}

/** From available, then from the position's margin; what neither holds is the insurance's (F3). */
function payIsolated(memory: VenueMemory, purse: Purse, position: OpenPosition, due: bigint): void {
  const { cash } = memory.account(position.memberId)
  const fromCash = smaller(due, cash.available)
  const margin = toUnits(position.margin)
  const fromMargin = smaller(due - fromCash, margin)
  purse.pay('futures_funding', fromCash, CLEARING)
  purse.payMargin('futures_funding', fromMargin, position.symbol, CLEARING)
  purse.move('futures_funding', due - fromCash - fromMargin, INSURANCE_FUND, CLEARING)
  position.margin = fromUnits(margin - fromMargin)
}
