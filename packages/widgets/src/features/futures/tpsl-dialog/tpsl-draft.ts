import {
  compare,
  type Decimal,
  isMultiple,
  isWireAmount,
  isZero,
  percent,
  trim,
  unrealizedPnl,
} from '@bourselet/sdk/money'
import type { Position } from '../../../shared/data/use-positions.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

export type Leg = 'tp' | 'sl'
export type LegDraft = { price: Decimal | ''; by: 'last' | 'mark' }
/** A price that the member has chosen on a chart for the take profit or the stop loss. */
export type PickedExit = { leg: Leg; price: Decimal }
export type TpslDraft = Record<Leg, LegDraft>

/**
 * The problem of a take profit or stop loss: the name of a refusal, or the side of the last price (above or
 * below) on which the trigger price must be.
 */
export type LegProblem =
  | { kind: 'refusal'; name: string; params: Record<string, Decimal> }
  | { kind: 'side'; must: 'above' | 'below'; price: Decimal }

export const legs: readonly Leg[] = ['tp', 'sl']

export const triggerOf = ({ take_profit, stop_loss }: Position, leg: Leg) =>
  leg === 'tp' ? take_profit : stop_loss

/**
 * Returns the take profit and stop loss of a position as the entries of a dialog. `picked` replaces the price of the
 * take profit or of the stop loss.
 */
export function newDraft(position: Position, picked: PickedExit | null = null): TpslDraft {
  const draft = (leg: Leg): LegDraft => {
    const trigger = triggerOf(position, leg)
    const price = picked?.leg === leg ? picked.price : trigger?.price
    return { price: price ? trim(price) : '', by: trigger?.trigger_by ?? 'last' }
  }
  return { tp: draft('tp'), sl: draft('sl') }
}

/**
 * Returns the side of the last price on which a trigger price must be. On the other side the trigger would
 * fire at once.
 */
export const mustBe = ({ side }: Position, leg: Leg): 'above' | 'below' =>
  (side === 'long') === (leg === 'tp') ? 'above' : 'below'

/**
 * Returns the problem for which the server would refuse a take profit or stop loss, as far as the page can check it;
 * null for an empty field or if there is no problem.
 */
export function checkLeg(
  { price }: LegDraft,
  leg: Leg,
  position: Position,
  tick: Decimal,
  last: Decimal | null,
): LegProblem | null {
  if (price === '') return null
  const refusal = (name: string, params = {}): LegProblem => ({ kind: 'refusal', name, params })
  if (!isWireAmount(trim(price)) || isZero(price)) return refusal('AMOUNT_FORMAT')
  if (!isMultiple(price, tick)) return refusal('PRICE_TICK', { tick })
  if (last === null) return null
  const must = mustBe(position, leg)
  const isThere = compare(price, last) === (must === 'above' ? 1 : -1)
  return isThere ? null : { kind: 'side', must, price: last }
}

/** Returns the change of a take profit or stop loss: none, set (attach or replace), or remove. */
export function changeOf(draft: LegDraft, leg: Leg, position: Position): 'none' | 'set' | 'remove' {
  const trigger = triggerOf(position, leg)
  if (draft.price === '') return trigger ? 'remove' : 'none'
  const isSame = trigger && compare(trigger.price, draft.price) === 0 && trigger.trigger_by === draft.by
  return isSame ? 'none' : 'set'
}

/** Returns the result of closing the position at the trigger price; null if the price is empty or malformed. */
export function legResult({ price }: LegDraft, position: Position): { pnl: Decimal; roe: Decimal } | null {
  if (price === '' || !isWireAmount(trim(price))) return null
  const { side, quantity: qty, entry_price, initial_margin } = position
  const pnl = unrealizedPnl({ side, qty, entry_price, mark_price: price })
  return { pnl, roe: percent(pnl, initial_margin) }
}

/**
 * Returns the order that attaches a take profit or stop loss. This order replaces the take profit or stop loss that is
 * currently attached.
 */
export const legRequest = (
  draft: LegDraft,
  leg: Leg,
  { symbol, side }: Position,
): Parameters<BourseletClient['futures']['place']>[0] => ({
  symbol,
  side: side === 'long' ? 'sell' : 'buy',
  type: leg,
  trigger_price: trim(draft.price || '0'),
  trigger_by: draft.by,
})
