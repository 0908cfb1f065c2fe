import type { Side } from '../../../engine/order.ts'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft } from '../futures-order.ts'
import type { ContractMarket } from './contract-market.ts'
import { bracketOf, closingPart, sizeOf, type Worth } from './margin-formulas.ts'
import type { MemberAccount } from './member-account.ts'

/**
 * Returns the unfilled quantity of the member's resting orders on one side, and its value at their limit prices.
 * Reduce-only orders are left out, because they cannot open a position.
 */
function waitingOf(account: MemberAccount, symbol: string, side: Side): Worth {
  const waiting = { quantity: 0n, value: 0n }
  for (const order of account.ordersOf(symbol)) {
    if (order.side !== side || order.reduceOnly || order.status === 'pending') continue
    if (order.price === null || order.quantity === null) continue
    const rest = order.quantity - order.filled
    waiting.quantity += rest
    waiting.value += rest * order.price
  }
  return waiting
}

const NOTHING: Worth = { quantity: 0n, value: 0n }
const SIDES = ['buy', 'sell'] as const

/**
 * Returns the value of the position that a member would hold if a new order and the resting orders on its side traded.
 * Orders against the position first close it, so only the quantity beyond the position counts, at the mark price.
 * `grows` is true if the new order makes the position larger.
 */
function exposureOf(
  { symbol, mark }: ContractMarket,
  account: MemberAccount,
  side: Side,
  added: Worth,
): { value: bigint; grows: boolean } {
  const position = account.positions.get(symbol)
  const waiting = waitingOf(account, symbol, side)
  const all = waiting.quantity + added.quantity
  const closing = closingPart(position, side, all)
  const held = position === undefined ? 0n : sizeOf(position.quantity) * mark!
  if (closing === 0n) return { value: held + waiting.value + added.value, grows: added.quantity !== 0n }
  const beyond = all - closing
  if (beyond === 0n) return { value: held, grows: false }
  return { value: beyond * mark!, grows: added.quantity !== 0n }
}

/**
 * Refuses a leverage that exceeds the maximum for the position that would exist if the new order and the resting orders
 * on its side traded. Resting orders count, so that many small orders cannot exceed the limit for one large order. If
 * the order, even a reduce-only order, changes the leverage of its symbol, both sides are checked, because the position
 * and all resting orders get the new leverage.
 */
export function checkBracket(
  market: ContractMarket,
  account: MemberAccount,
  { side, reduceOnly }: Pick<FuturesDraft, 'side' | 'reduceOnly'>,
  order: Worth & { leverage: number },
): Refusal | null {
  const { tiers, terms } = market.rules
  const { maxLeverage } = terms
  const range = (max: number) => new Refusal('LEVERAGE_RANGE', { field: 'leverage', params: { max } })
  if (!Number.isInteger(order.leverage) || order.leverage < 1 || order.leverage > maxLeverage) {
    return range(maxLeverage)
  }
  const added = (each: Side) => (each === side && !reduceOnly ? order : NOTHING)
  const own = exposureOf(market, account, side, added(side))
  if (own.grows && bracketOf(own.value, tiers) === null) {
    const params = { max_notional: terms.tiers.at(-1)!.cap }
    return new Refusal('BRACKET_LIMIT', { field: 'quantity', params })
  }
  const changes = order.leverage !== account.setting(market.symbol).leverage
  if (!own.grows && !changes) return null
  const exposures = changes ? SIDES.map((each) => exposureOf(market, account, each, added(each))) : [own]
  const max = leverageFor(market, exposures)
  return order.leverage > max ? range(max) : null
}

/**
 * Returns the highest leverage that the leverage brackets of a contract allow for a member's position and resting
 * orders, on whichever side the limit is lower.
 */
export function maxLeverageOf(market: ContractMarket, account: MemberAccount): number {
  if (market.mark === undefined) return market.rules.terms.maxLeverage
  return leverageFor(
    market,
    SIDES.map((side) => exposureOf(market, account, side, NOTHING)),
  )
}

function leverageFor({ rules: { tiers } }: ContractMarket, exposures: readonly { value: bigint }[]): number {
  const most = exposures.map(({ value }) => (bracketOf(value, tiers) ?? tiers.at(-1)!).maxLeverage)
  return Math.min(...most)
}
