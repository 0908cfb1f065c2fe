import type { Schema } from '@bourselet/openapi'
import type { HouseCommand } from '../../prices/house.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { Needs } from './ground.ts'
import { spentCoin } from './holds.ts'
import type { CancelTarget, Round } from './round.ts'
import type { OrderDraft } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'

/** Something the books are asked to do: what it has to know first, and what it does in a round. */
export interface Command<Answer> {
  needs: Needs
  run(round: Round): Answer | Refusal
}

export function placeCommand(rules: SpotRules, draft: OrderDraft): Command<Schema<'PlacedSpotOrder'>> {
  const { memberId, clientOrderId } = draft
  return {
    needs: {
      purse: { memberId, coin: spentCoin(rules, draft.side) },
      ...(clientOrderId === null ? {} : { client: { memberId, clientOrderId } }),
    },
    run: (round) => round.place(rules.terms.symbol, draft),
  }
}

export function cancelCommand(
  memberId: number,
  target: CancelTarget,
): Command<{ cancelled: Schema<'SpotOrder'>[] }> {
  const needs = 'symbol' in target ? {} : 'orderNo' in target ? target : { client: { memberId, ...target } }
  return { needs, run: (round) => round.cancel(memberId, target) }
}

/** The house's orders need nothing: its treasury is not asked what it holds. */
export function houseCommand(commands: HouseCommand[]): Command<null> {
  return { needs: {}, run: (round) => round.house(commands) }
}
