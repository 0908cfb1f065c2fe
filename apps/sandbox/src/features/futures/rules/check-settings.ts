import { abs, add, bracketOf, compare, type Decimal, isZero, mul, sub } from '@bourselet/sdk/money'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft } from '../futures-order.ts'
import type { FuturesSetting } from '../futures-position.ts'
import type { ContractMarket } from './contract-market.ts'
import type { MemberAccount } from './member-account.ts'
import { closingPart } from './settle-half.ts'

/** Margin mode and leverage that an order asks for, or the refusal of changing them now (5323, 5324). */
export function askedSetting(account: MemberAccount, draft: FuturesDraft): FuturesSetting | Refusal {
  const { symbol } = draft
  const now = account.setting(symbol)
  const position = account.positions.get(symbol)
  const marginMode = draft.marginMode ?? now.marginMode
  const leverage = draft.leverage ?? now.leverage
  const bound = position !== undefined || account.ordersOf(symbol).length > 0
  if (marginMode !== now.marginMode && bound)
    return new Refusal('MARGIN_MODE_LOCKED', { field: 'margin_mode' })
  if (leverage < now.leverage && position?.marginMode === 'isolated') {
    return new Refusal('LEVERAGE_LOCKED', { field: 'leverage' })
  }
  return { ...now, marginMode, leverage }
}

/** What the member's resting orders of this side open when they all fill: quantity and value at their prices. */
function waitingOf(account: MemberAccount, { symbol, side, reduceOnly }: FuturesDraft) {
  const waiting = { quantity: '0', value: '0' }
  if (reduceOnly) return waiting
  for (const order of account.ordersOf(symbol)) {
    if (order.side !== side || order.reduceOnly || order.price === null || order.quantity === null) continue
    const rest = sub(order.quantity, order.filled)
    waiting.quantity = add(waiting.quantity, rest)
    waiting.value = add(waiting.value, mul(rest, order.price))
  }
  return waiting
}

/**
 * 5321 and 5322: leverage within the bracket of what the order makes of the position, with the orders of its side that
 * rest already; at mark for what is held and at its own value for what it opens. Else many small orders would carry
 * a leverage that one large order may not have.
 */
export function checkBracket(
  market: ContractMarket,
  account: MemberAccount,
  draft: FuturesDraft,
  order: { leverage: number; quantity: Decimal; value: Decimal; mark: Decimal },
): Refusal | null {
  const { tiers, maxLeverage } = market.rules.terms
  const range = (max: number) => new Refusal('LEVERAGE_RANGE', { field: 'leverage', params: { max } })
  if (!Number.isInteger(order.leverage) || order.leverage < 1 || order.leverage > maxLeverage) {
    return range(maxLeverage)
  }
  const position = account.positions.get(market.symbol)
  const waiting = waitingOf(account, draft)
  const all = add(waiting.quantity, order.quantity)
  const closing = closingPart(position, draft.side, all)
  const held = position === undefined ? '0' : mul(abs(position.quantity), order.mark)
  // Against the position: only what is opened beyond it counts, in proportion.
  const opened = isZero(closing) ? add(add(held, waiting.value), order.value) : null
  const beyond = sub(all, closing)
  const grows = opened !== null || compare(beyond, '0') > 0
  const notional = opened ?? (grows ? mul(beyond, order.mark) : held)
  const bracket = bracketOf(notional, tiers)
  if (bracket === null) {
    if (!grows) return null
    return new Refusal('BRACKET_LIMIT', { field: 'quantity', params: { max_notional: tiers.at(-1)!.cap } })
  }
  const changes = position !== undefined && position.leverage !== order.leverage
  return order.leverage > bracket.max_leverage && (grows || changes) ? range(bracket.max_leverage) : null
}
