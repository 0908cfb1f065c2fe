import type { WalletTransfer } from '../../exchange/capabilities.ts'
import type { Data, Keep } from '../../http/routes.ts'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import type { Command } from '../../trading/command.ts'
import type { Needs } from './futures-ground.ts'
import type { FuturesDraft } from './futures-order.ts'
import type { CancelTarget, FuturesRound } from './futures-round.ts'
import type { CloseRequest, Mark } from './venue-port.ts'

/** What the venue is asked to do. */
type FuturesCommand<Answer> = Command<FuturesRound, Needs, Answer>

export function placeCommand(draft: FuturesDraft): FuturesCommand<Data<'futures.place'>> {
  return { needs: spending(draft), run: (round) => round.place(draft, JSON.stringify(draft)) }
}

/** `keep` stores the answer under an Idempotency-Key. */
export function closeCommand(
  request: CloseRequest,
  keep?: Keep<Data<'futures.close'>>,
): FuturesCommand<Data<'futures.close'>> {
  return { needs: spending(request), run: (round) => round.close(request, JSON.stringify(request)), keep }
}

export function closeAllCommand(
  memberId: number,
  keep?: Keep<Data<'futures.close'>>,
): FuturesCommand<Data<'futures.close'>> {
  return { needs: { spender: memberId }, run: (round) => round.closeAll(memberId), keep }
}

export function cancelCommand(
  memberId: number,
  target: CancelTarget,
): FuturesCommand<Data<'futures.cancel'>> {
  const needs = 'symbol' in target ? {} : 'orderNo' in target ? target : { client: { memberId, ...target } }
  return { needs: { ...needs, spender: memberId }, run: (round) => round.cancel(memberId, target) }
}

/** The house's orders need nothing: its treasury is not asked what it holds. */
export function marketMakerCommand(commands: MarketMakerCommand[]): FuturesCommand<null> {
  return { needs: {}, run: (round) => round.house(commands) }
}

/** `prices` is asked when the command's turn comes. */
export function markCommand(prices: () => ReadonlyMap<string, Mark>): FuturesCommand<null> {
  return { needs: {}, run: (round) => round.mark(prices()) }
}

export function haltCommand(symbol: string, halted: boolean): FuturesCommand<null> {
  return { needs: {}, run: (round) => round.halt(symbol, halted) }
}

export function fundCommand(): FuturesCommand<null> {
  return { needs: { fundings: true }, run: (round) => round.payFundings() }
}

export function transferCommand({ keep, ...transfer }: WalletTransfer): FuturesCommand<null> {
  const { memberId, amount } = transfer
  return {
    needs: { spender: memberId, ...(amount > 0n ? { spotPurse: memberId } : {}) },
    run: (round) => round.transfer(transfer),
    keep,
  }
}

/** Reads in the line: what it sees is committed when it is answered. */
export function readCommand<Answer>(read: (round: FuturesRound) => Answer): FuturesCommand<Answer> {
  return { needs: {}, run: read }
}

function spending({ memberId, clientOrderId }: FuturesDraft | CloseRequest): Needs {
  const needs = { spender: memberId }
  return clientOrderId === null ? needs : { ...needs, client: { memberId, clientOrderId } }
}
