import {
  abs,
  applyFill,
  type Decimal,
  fromUnits,
  isNegative,
  mul,
  neg,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import type { OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { insuranceTakes } from './insurance.ts'
import type { MemberAccount } from './member-account.ts'
import { endPosition, noteClosed } from './position-life.ts'
import { CLEARING, INSURANCE_FUND, Purse, type Ref } from './purse.ts'
import { closingSide } from './triggers.ts'
import type { VenueMemory } from './venue-memory.ts'

/** The position leaves at its unrounded bankruptcy price, where its loss is its whole margin. */
export function takeIsolated(
  memory: VenueMemory,
  account: MemberAccount,
  market: ContractMarket,
  position: OpenPosition,
  desk: VenueDesk,
): void {
  const { symbol, quantity, margin } = position
  const ref = refOf(account, desk)
  const quote = sub(position.cost, isNegative(quantity) ? neg(margin) : margin)
  const purse = new Purse(account, desk, ref)
  purse.payMargin('futures_liquidation', toUnits(margin), symbol, CLEARING)
  noteClosed(position, { quantity: abs(quantity), quote, realizedPnl: neg(margin), fee: '0' })
  endPosition(memory, market, position, 'liquidation', desk)
  insuranceTakes(memory, market, { quantity, cost: quote }, ref, desk)
  const params = { symbol, mark_price: liquidationMark(market), lost: fromUnits(toUnits(margin)) }
  desk.change.notices.push({ memberId: account.id, kind: 'liquidated', symbol, params })
}

/** All cross positions leave at mark; the cash becomes 0, and what is missing is the insurance's. */
export function takeCross(memory: VenueMemory, account: MemberAccount, desk: VenueDesk): void {
  const ref = refOf(account, desk)
  const purse = new Purse(account, desk, ref)
  const positions = account.crossPositions()
  const before = account.wallet
  for (const position of positions) {
    const market = memory.markets.get(position.symbol)!
    const { quantity } = position
    const qty = abs(quantity)
    const price = liquidationMark(market)
    const fill = { side: closingSide(position), price, qty, fee_rate: '0' }
    const { realized_pnl: realizedPnl } = applyFill(position, fill, 1)
    const pnl = toUnits(realizedPnl)
    if (pnl > 0n) purse.receive('futures_liquidation', pnl, CLEARING)
    else purse.pay('futures_liquidation', -pnl, CLEARING)
    noteClosed(position, { quantity: qty, quote: mul(price, qty), realizedPnl, fee: '0' })
    endPosition(memory, market, position, 'liquidation', desk)
    insuranceTakes(memory, market, { quantity, cost: mul(price, qty) }, ref, desk)
  }
  const rest = account.cash.available
  if (account.cash.debt > 0n) purse.coverShortfall('futures_liquidation')
  else purse.move('futures_liquidation', takeCash(account, rest), purse.bucket('available'), INSURANCE_FUND)
  const symbols = positions.map(({ symbol }) => symbol).join(', ')
  const params = { symbols, lost: fromUnits(before) }
  desk.change.notices.push({ memberId: account.id, kind: 'liquidated', symbol: null, params })
}

function takeCash({ cash }: MemberAccount, amount: bigint): bigint {
  cash.available -= amount
  return amount
}

/** The mark price, by which positions are liquidated. */
export function liquidationMark(market: ContractMarket): Decimal {
  return market.mark!.mark
}

function refOf({ id }: MemberAccount, desk: VenueDesk): Ref {
  return { refType: 'futures_liquidation', refNo: `${id}:${desk.now}` }
}
