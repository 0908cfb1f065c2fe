import {
  abs,
  add,
  compare,
  type Decimal,
  div,
  isNegative,
  isZero,
  min,
  mul,
  type NetPosition,
  neg,
  round,
  roundToStep,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import { MAX_LOTS } from '../../../engine/order.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { lookAhead, signedLots } from './look-ahead.ts'
import { match } from './match.ts'
import { endPosition, keepPosition, newPosition, noteClosed } from './position-life.ts'
import { CLEARING, Purse, type Ref } from './purse.ts'
import { INSURANCE, type VenueMemory } from './venue-memory.ts'

/** What the insurance takes over: a signed quantity with the cost at which it comes. */
export type Taken = Pick<NetPosition, 'quantity' | 'cost'>

/** Adds a position to what the insurance holds; the part that meets the other side is settled at once. */
export function insuranceTakes(
  memory: VenueMemory,
  market: ContractMarket,
  taken: Taken,
  ref: Ref,
  desk: VenueDesk,
): void {
  const held = memory.account(INSURANCE).positions.get(market.symbol)
  const { rest, closed } = net(held, taken)
  if (held !== undefined && closed !== null) {
    const pnl = toUnits(closed.realizedPnl)
    const purse = new Purse(memory.account(INSURANCE), desk, ref)
    if (pnl > 0n) purse.receive('futures_liquidation', pnl, CLEARING)
    else purse.pay('futures_liquidation', -pnl, CLEARING)
    noteClosed(held, { ...closed, fee: '0' })
    if (compare(closed.quantity, abs(held.quantity)) === 0) {
      endPosition(memory, market, held, 'liquidation', desk)
    }
  }
  if (isZero(rest.quantity)) return
  const open = memory.account(INSURANCE).positions.get(market.symbol)
  const position =
    open ?? newPosition(INSURANCE, market.symbol, { marginMode: 'cross', leverage: 1 }, desk.now)
  position.quantity = rest.quantity
  position.cost = rest.cost
  keepPosition(memory, market, position, desk)
}

/** Two net positions in one, with the result of what they close of each other. Costs HALF_UP 18. */
function net(held: Taken | undefined, taken: Taken) {
  const before = held ?? { quantity: '0', cost: '0' }
  const quantity = add(before.quantity, taken.quantity)
  const same = isZero(before.quantity) || isNegative(before.quantity) === isNegative(taken.quantity)
  if (same) return { rest: { quantity, cost: add(before.cost, taken.cost) }, closed: null }
  const size = min(abs(before.quantity), abs(taken.quantity))
  const part = ({ quantity: all, cost }: Taken): Decimal =>
    compare(size, abs(all)) === 0 ? cost : div(mul(cost, size), abs(all), 18, 'HALF_UP')
  const [own, quote] = [part(before), part(taken)]
  const gain = sub(quote, own)
  const realizedPnl = round(isNegative(before.quantity) ? neg(gain) : gain, 8, 'FLOOR')
  // One of the two differences is nothing, unless both are.
  const cost = add(sub(before.cost, own), sub(taken.cost, quote))
  return { rest: { quantity, cost }, closed: { quantity: size, quote, realizedPnl } }
}

/** How far from the mark price the insurance trades, as a fraction: less than the fees of who would wait there for it. */
const REACH = '0.001'

/** Sells what the insurance holds into the book, close to the mark price; the rest waits for the next mark. */
export function sellInsurance(memory: VenueMemory, market: ContractMarket, desk: VenueDesk): void {
  const size = signedLots(market, INSURANCE)
  if (size === 0 || market.halted) return
  const side = size > 0 ? 'sell' : 'buy'
  const asked = {
    id: desk.nextOrderId(),
    member: INSURANCE,
    side,
    ...worstPrice(market, side),
    lots: Math.min(Math.abs(size), MAX_LOTS),
    budget: null,
    timeInForce: 'IOC',
    selfTrade: 'expire_maker',
  } as const
  if (market.book.best(side === 'sell' ? 'buy' : 'sell') === null) return
  match(memory, market, asked, null, lookAhead(memory, market, asked, desk).cuts, desk)
}

function worstPrice({ rules, mark }: ContractMarket, side: 'buy' | 'sell') {
  const room = mul(mark!.mark, REACH)
  const { tick } = rules.terms
  const price =
    side === 'sell'
      ? roundToStep(sub(mark!.mark, room), tick, 'CEIL')
      : roundToStep(add(mark!.mark, room), tick, 'FLOOR')
  return { type: 'limit', price: rules.ticksOf(price) } as const
}
