import { divRound, fromUnits } from '@bourselet/sdk/money'
import { MAX_LOTS, otherSide } from '../../../engine/order.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { CLEARING, FuturesWallet, INSURANCE_FUND, type Ref } from './futures-wallet.ts'
import { lookAhead, signedLots } from './look-ahead.ts'
import { applyFill, costOf, type NetPosition, ONE, realizedPnl, sizeOf, smaller } from './margin-formulas.ts'
import { match } from './match-order.ts'
import type { MemberAccount } from './member-account.ts'
import { endPosition, keepPosition, newPosition, noteClosed } from './position-records.ts'
import { closingSide } from './triggers.ts'
import { INSURANCE, type VenueMemory } from './venue-memory.ts'

/**
 * Transfers an isolated position to the insurance fund at its bankruptcy price, at which the position's loss
 * equals its whole margin. The price is not rounded, so no amount is left over.
 */
export function takeIsolated(
  memory: VenueMemory,
  account: MemberAccount,
  market: ContractMarket,
  position: OpenPosition,
  context: EngineContext,
): void {
  const { symbol, quantity, margin } = position
  const ref = refOf(account, context)
  const marginCost = costOf(margin * ONE)
  const closedCost = position.cost - (quantity < 0n ? -marginCost : marginCost)
  const wallet = new FuturesWallet(account, context, ref)
  wallet.payMargin('futures_liquidation', margin, symbol, CLEARING)
  noteClosed(position, { quantity: sizeOf(quantity), cost: closedCost, realizedPnl: -margin, fee: 0n })
  endPosition(memory, market, position, 'liquidation', context)
  insuranceTakes(memory, market, { quantity, cost: closedCost }, ref, context)
  const mark_price = market.rules.priceText(liquidationMark(market))
  const params = { symbol, mark_price, lost: fromUnits(margin) }
  context.change.notices.push({ memberId: account.id, kind: 'liquidated', symbol, params })
}

/**
 * Transfers all cross positions of a member to the insurance fund at the mark price. The fund also takes the
 * remaining cash, or pays the member's debt.
 */
export function takeCross(memory: VenueMemory, account: MemberAccount, context: EngineContext): void {
  const ref = refOf(account, context)
  const wallet = new FuturesWallet(account, context, ref)
  const positions = account.crossPositions()
  const before = account.wallet
  for (const position of positions) {
    const market = memory.markets.get(position.symbol)!
    const { quantity } = position
    const size = sizeOf(quantity)
    const price = liquidationMark(market)
    const cost = costOf(price * size)
    const fill = { side: closingSide(position), price, quantity: size, feeRate: 0n }
    const { realizedPnl: pnl } = applyFill(position, fill, 1)
    if (pnl > 0n) wallet.receive('futures_liquidation', pnl, CLEARING)
    else wallet.pay('futures_liquidation', -pnl, CLEARING)
    noteClosed(position, { quantity: size, cost, realizedPnl: pnl, fee: 0n })
    endPosition(memory, market, position, 'liquidation', context)
    insuranceTakes(memory, market, { quantity, cost }, ref, context)
  }
  const rest = account.cash.available
  if (account.cash.debt > 0n) wallet.coverShortfall('futures_liquidation')
  else wallet.move('futures_liquidation', takeCash(account, rest), wallet.bucket('available'), INSURANCE_FUND)
  const symbols = positions.map(({ symbol }) => symbol).join(', ')
  const params = { symbols, lost: fromUnits(before) }
  context.change.notices.push({ memberId: account.id, kind: 'liquidated', symbol: null, params })
}

function takeCash({ cash }: MemberAccount, amount: bigint): bigint {
  cash.available -= amount
  return amount
}

/** Returns the mark price of a contract, at which its positions are liquidated. */
export function liquidationMark(market: ContractMarket): bigint {
  return market.mark!
}

function refOf({ id }: MemberAccount, context: EngineContext): Ref {
  return { refType: 'futures_liquidation', refNo: `${id}:${context.now}` }
}

/** A position that the insurance fund takes over: a quantity, negative for a short, and its cost. */
type Taken = Pick<NetPosition, 'quantity' | 'cost'>

/**
 * Adds a position to the insurance fund's own position. If one of the two positions is long and the other one short,
 * the quantity by which they offset each other is closed. The profit or loss of this quantity is booked.
 */
function insuranceTakes(
  memory: VenueMemory,
  market: ContractMarket,
  taken: Taken,
  ref: Ref,
  context: EngineContext,
): void {
  const held = memory.account(INSURANCE).positions.get(market.symbol)
  const { rest, closed } = net(held, taken)
  if (held !== undefined && closed !== null) {
    const { realizedPnl: pnl } = closed
    const wallet = new FuturesWallet(memory.account(INSURANCE), context, ref)
    if (pnl > 0n) wallet.receive('futures_liquidation', pnl, CLEARING)
    else wallet.pay('futures_liquidation', -pnl, CLEARING)
    noteClosed(held, { ...closed, fee: 0n })
    if (closed.quantity === sizeOf(held.quantity)) {
      endPosition(memory, market, held, 'liquidation', context)
    }
  }
  if (rest.quantity === 0n) return
  const open = memory.account(INSURANCE).positions.get(market.symbol)
  const position =
    open ?? newPosition(INSURANCE, market.symbol, { marginMode: 'cross', leverage: 1 }, context.now)
  position.quantity = rest.quantity
  position.cost = rest.cost
  keepPosition(memory, market, position, context)
}

/**
 * Combines two net positions. Returns the combined position and the profit or loss of the part in which a long and
 * a short offset each other.
 */
function net(held: Taken | undefined, taken: Taken) {
  const before = held ?? { quantity: 0n, cost: 0n }
  const quantity = before.quantity + taken.quantity
  const same = before.quantity === 0n || before.quantity < 0n === taken.quantity < 0n
  if (same) return { rest: { quantity, cost: before.cost + taken.cost }, closed: null }
  const size = smaller(sizeOf(before.quantity), sizeOf(taken.quantity))
  const part = ({ quantity: all, cost }: Taken) => divRound(cost * size, sizeOf(all), 'HALF_UP')
  const [own, other] = [part(before), part(taken)]
  const closed = { quantity: size, cost: other, realizedPnl: realizedPnl(before.quantity > 0n, other, own) }
  // The smaller of the two positions is closed completely, so its remaining cost is zero. The sum of both remaining
  // costs is therefore the remaining cost of the larger position.
  return { rest: { quantity, cost: before.cost - own + taken.cost - other }, closed }
}

/** Maximum distance from the mark price at which the insurance fund trades to close its position: 0.1 percent. */
const REACH = { part: 1n, of: 1_000n }

/**
 * Closes the insurance fund's position in the order book, close to the mark price: sells a long or buys back a short.
 * The part that cannot be closed waits for the next mark price.
 */
export function sellInsurance(memory: VenueMemory, market: ContractMarket, context: EngineContext): void {
  const size = signedLots(market, INSURANCE)
  if (size === 0 || market.halted) return
  const side = size > 0 ? 'sell' : 'buy'
  const asked = {
    id: context.nextOrderId(),
    member: INSURANCE,
    side,
    ...worstPrice(market, side),
    lots: Math.min(Math.abs(size), MAX_LOTS),
    budget: null,
    timeInForce: 'IOC',
    selfTrade: 'expire_maker',
  } as const
  if (market.book.best(otherSide(side)) === null) return
  match(memory, market, asked, null, lookAhead(memory, market, asked, context).cuts, context)
}

function worstPrice({ rules, mark }: ContractMarket, side: 'buy' | 'sell') {
  const [part, rounding] =
    side === 'sell' ? ([REACH.of - REACH.part, 'CEIL'] as const) : ([REACH.of + REACH.part, 'FLOOR'] as const)
  return { type: 'limit', price: Number(divRound(mark! * part, rules.tick * REACH.of, rounding)) } as const
}
