import { abs, add, bracketOf, compare, type Decimal, isZero, mul, sub } from '@bourselet/sdk/money'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft } from '../futures-order.ts'
import type { FuturesSetting, OpenPosition } from '../futures-position.ts'
import type { ContractMarket } from './contract-market.ts'
import type { MemberAccount } from './member-account.ts'
import { closingPart } from './settle-half.ts'
import type { VenueMemory } from './venue-memory.ts'

/** Margin mode and leverage that an order asks for, or the refusal of changing them now (5323, 5324). */
export function askedSetting(
  memory: VenueMemory,
  account: MemberAccount,
  draft: FuturesDraft,
): FuturesSetting | Refusal {
  const { symbol } = draft
  const now = account.setting(symbol)
  const position = account.positions.get(symbol)
  const marginMode = draft.marginMode ?? now.marginMode
  const leverage = draft.leverage ?? now.leverage
  const bound = position !== undefined || account.ordersOf(symbol).length > 0
  if (memory.planted('leverage_lock_forgotten')) return { ...now, marginMode, leverage }
  if (marginMode !== now.marginMode && bound)
    return new Refusal('MARGIN_MODE_LOCKED', { field: 'margin_mode' })
  if (leverage < now.leverage && position?.marginMode === 'isolated') {
    return new Refusal('LEVERAGE_LOCKED', { field: 'leverage' })
  }
  return { ...now, marginMode, leverage }
}

/**
 * 5321 and 5322: leverage within the bracket of what the order makes of the position, at mark for what is held and at
 * its own value for what it opens.
 */
export function checkBracket(
  market: ContractMarket,
  position: OpenPosition | undefined,
  draft: FuturesDraft,
  order: { leverage: number; quantity: Decimal; value: Decimal; mark: Decimal },
): Refusal | null {
  const { tiers, maxLeverage } = market.rules.terms
  const range = (max: number) => new Refusal('LEVERAGE_RANGE', { field: 'leverage', params: { max } })
  if (!Number.isInteger(order.leverage) || order.leverage < 1 || order.leverage > maxLeverage) {
    return range(maxLeverage)
  }
  const closing = closingPart(position, draft.side, order.quantity)
  const held = position === undefined ? '0' : mul(abs(position.quantity), order.mark)
  // Against the position: only what is opened beyond it counts, in proportion.
  const opened = isZero(closing) ? add(held, order.value) : null
  const beyond = sub(order.quantity, closing)
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
