import type { Schema } from '@bourselet/openapi'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import type { Command } from '../../trading/command-batch.ts'
import { type CancelTarget, needsOf } from '../../trading/known-orders.ts'
import type { SpotBatch } from './spot-batch.ts'
import type { Needs } from './spot-batch-state.ts'
import type { OrderDraft } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'

/** A command for the spot books. */
type SpotCommand<Answer> = Command<SpotBatch, Needs, Answer>

export function placeCommand(rules: SpotRules, draft: OrderDraft): SpotCommand<Schema<'PlacedSpotOrder'>> {
  const { memberId, clientOrderId } = draft
  return {
    needs: {
      wallet: walletOf(rules, memberId),
      ...(clientOrderId === null ? {} : { client: { memberId, clientOrderId }, listsFills: true }),
    },
    run: (batch) => batch.place(rules.terms.symbol, draft),
  }
}

/** Creates a command that changes the terms of an open order to those of a draft. */
export function amendCommand(
  rules: SpotRules,
  orderNo: string,
  draft: OrderDraft,
): SpotCommand<Schema<'PlacedSpotOrder'>> {
  const { memberId } = draft
  return {
    needs: { wallet: walletOf(rules, memberId), orderNo, listsFills: true },
    run: (batch) => batch.amend(rules.terms.symbol, orderNo, draft),
  }
}

/** Returns the member and the two coins whose balances a trade in the symbol changes. */
function walletOf({ terms }: SpotRules, memberId: number): Needs['wallet'] {
  return { memberId, coins: [terms.base, terms.quote] }
}

export function cancelCommand(
  memberId: number,
  target: CancelTarget,
): SpotCommand<{ cancelled: Schema<'SpotOrder'>[] }> {
  return { needs: needsOf(memberId, target), run: (batch) => batch.cancel(memberId, target) }
}

/**
 * Creates a command of the market maker. It needs no database rows, because the balance of the market maker is not
 * checked.
 */
export function marketMakerCommand(commands: MarketMakerCommand[]): SpotCommand<null> {
  return { needs: {}, run: (batch) => batch.marketMaker(commands) }
}

/** Creates a command that empties the book of a halted symbol. */
export function clearCommand(symbol: string): SpotCommand<null> {
  return { needs: {}, run: (batch) => batch.clear(symbol) }
}
