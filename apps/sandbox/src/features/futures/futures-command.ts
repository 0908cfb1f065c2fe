import { fromUnits } from '@bourselet/sdk/money'
import type { WalletTransfer } from '../../exchange/capabilities.ts'
import type { Data, Keep } from '../../http/routes.ts'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import type { Command } from '../../trading/command-batch.ts'
import { type CancelTarget, needsOf } from '../../trading/known-orders.ts'
import type { FuturesBatch } from './futures-batch.ts'
import type { Needs } from './futures-batch-state.ts'
import type { FuturesDraft } from './futures-order.ts'
import type { CloseRequest } from './venue-port.ts'

/** A command that runs on the futures venue and returns an answer of the given type. */
type FuturesCommand<Answer> = Command<FuturesBatch, Needs, Answer>

export function placeCommand(draft: FuturesDraft): FuturesCommand<Data<'futures.place'>> {
  const needs = spending(draft)
  return {
    needs: draft.clientOrderId === null ? needs : { ...needs, listsFills: true },
    run: (batch) => batch.place(draft, requestText(draft)),
  }
}

/** Creates a command that amends an open order to the price, quantity and trigger of a draft. */
export function amendCommand(orderNo: string, draft: FuturesDraft): FuturesCommand<Data<'futures.place'>> {
  return {
    needs: { spender: draft.memberId, orderNo, listsFills: true },
    run: (batch) => batch.amend(orderNo, draft),
  }
}

/** Creates a command that closes a position. `keep` stores the answer under the request's Idempotency-Key. */
export function closeCommand(
  request: CloseRequest,
  keep?: Keep<Data<'futures.close'>>,
): FuturesCommand<Data<'futures.close'>> {
  return { needs: spending(request), run: (batch) => batch.close(request, requestText(request)), keep }
}

export function closeAllCommand(
  memberId: number,
  keep?: Keep<Data<'futures.close'>>,
): FuturesCommand<Data<'futures.close'>> {
  return { needs: { spender: memberId }, run: (batch) => batch.closeAll(memberId), keep }
}

export function cancelCommand(
  memberId: number,
  target: CancelTarget,
): FuturesCommand<Data<'futures.cancel'>> {
  return {
    needs: { ...needsOf(memberId, target), spender: memberId },
    run: (batch) => batch.cancel(memberId, target),
  }
}

/**
 * Creates a command of the market maker. The command needs no database rows before it runs, because the market maker's
 * balance is not checked.
 */
export function marketMakerCommand(commands: MarketMakerCommand[]): FuturesCommand<null> {
  return { needs: {}, run: (batch) => batch.marketMaker(commands) }
}

/**
 * Creates a command that applies mark prices. `prices` is called only when the command runs, so the newest prices
 * apply.
 */
export function markCommand(prices: () => ReadonlyMap<string, bigint>): FuturesCommand<null> {
  return { needs: {}, run: (batch) => batch.mark(prices()) }
}

export function haltCommand(symbol: string, halted: boolean): FuturesCommand<null> {
  return { needs: {}, run: (batch) => batch.halt(symbol, halted) }
}

/** Creates a command that gives a member's open orders the leverage that the member has set for their symbols. */
export function alignCommand(memberId: number): FuturesCommand<null> {
  return { needs: { spender: memberId }, run: (batch) => batch.align(memberId) }
}

export function fundCommand(): FuturesCommand<null> {
  return { needs: { fundings: true }, run: (batch) => batch.payFundings() }
}

export function transferCommand({ keep, ...transfer }: WalletTransfer): FuturesCommand<null> {
  const { memberId, amount } = transfer
  return {
    needs: { spender: memberId, ...(amount > 0n ? { spotSpender: memberId } : {}) },
    run: (batch) => batch.transfer(transfer),
    keep,
  }
}

/**
 * Creates a command that reads the venue after all earlier commands in the queue. The caller receives the result
 * after the commit of the batch, so it never contains uncommitted changes.
 */
export function readCommand<Answer>(read: (batch: FuturesBatch) => Answer): FuturesCommand<Answer> {
  return { needs: {}, run: read }
}

function spending({ memberId, clientOrderId }: FuturesDraft | CloseRequest): Needs {
  const needs = { spender: memberId }
  return clientOrderId === null ? needs : { ...needs, client: { memberId, clientOrderId } }
}

/**
 * Returns the text of a request, by which a repeated request with the same client order id is recognized. Decimals
 * are written without trailing zeros, so that 1.0 and 1 are equal.
 */
function requestText(request: FuturesDraft | CloseRequest): string {
  return JSON.stringify(request, (_, value) =>
    typeof value === 'bigint' ? fromUnits(value, 8, false) : value,
  )
}
