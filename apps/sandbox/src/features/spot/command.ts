import type { Schema } from '@bourselet/openapi'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import type { Command } from '../../trading/command.ts'
import type { Needs } from './ground.ts'
import { spentCoin } from './holds.ts'
import type { CancelTarget, Round } from './round.ts'
import type { OrderDraft } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'

/** What the spot books are asked to do. */
type SpotCommand<Answer> = Command<Round, Needs, Answer>

export function placeCommand(rules: SpotRules, draft: OrderDraft): SpotCommand<Schema<'PlacedSpotOrder'>> {
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
): SpotCommand<{ cancelled: Schema<'SpotOrder'>[] }> {
  const needs = 'symbol' in target ? {} : 'orderNo' in target ? target : { client: { memberId, ...target } }
  return { needs, run: (round) => round.cancel(memberId, target) }
}

/** The house's orders need nothing: its treasury is not asked what it holds. */
export function marketMakerCommand(commands: MarketMakerCommand[]): SpotCommand<null> {
  return { needs: {}, run: (round) => round.house(commands) }
}

/** Empties the book of a halted symbol. */
export function clearCommand(symbol: string): SpotCommand<null> {
  return { needs: {}, run: (round) => round.clear(symbol) }
}
