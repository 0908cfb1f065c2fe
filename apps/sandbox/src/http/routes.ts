import type { Data, OperationId, ReceivedRequest as Request } from '@bourselet/openapi'
import type { Reader, Tx } from '../database/transaction.ts'
import type { TxExchange } from '../exchange/exchange.ts'
import type { Refusal } from '../refusals/refusal.ts'

export type { Data, OperationId, Request }

/** The languages of content and of the envelope's `info`. */
export type Language = 'en' | 'zh-CN' | 'zh-TW' | 'ko' | 'ja' | 'fr' | 'pt' | 'es'

/** The caller of a call, with a database reader for its handler. */
export interface Context {
  /**
   * Number of the signed-in member. Throws TOKEN_INVALID for a visitor, so calls that require log-in need no
   * other check.
   */
  readonly memberId: number
  /** Number of the signed-in member, or null for a visitor. */
  readonly visitorId: number | null
  /** Id of the signed-in member's session, or null for a visitor. */
  readonly sessionId: number | null
  readonly language: Language
  readonly ip: string
  /** Browser and system, as in `Chrome, Android`; empty if unknown. */
  readonly device: string
  /** Reads data for the answer and its checks. A handler writes only through the result that it returns. */
  readonly db: Reader
}

/** The single write transaction of a call; made by `write`. */
export class Write<Answer> {
  readonly run: (exchange: TxExchange, tx: Tx) => Promise<Answer>

  constructor(run: Write<Answer>['run']) {
    this.run = run
  }
}

/**
 * Returns a result that writes: after the handler ends, the server opens a transaction, runs the function in
 * it and stores the answer under the call's Idempotency-Key. Slow work such as password hashes belongs in the
 * handler. Pass a module function instead of a closure, so that it can only use what a transaction may use.
 */
export function write<Answer, Args extends unknown[]>(
  run: (exchange: TxExchange, tx: Tx, ...args: Args) => Promise<Answer>,
  ...args: Args
): Write<Answer> {
  return new Write((exchange, tx) => run(exchange, tx, ...args))
}

/** Stores the answer of a call in the transaction of its effects. */
export type Keep<Answer> = (tx: Tx, outcome: Answer | Refusal) => Promise<void>

/** A command that commits in a command loop; made by `submit`. */
export class Submission<Answer> {
  readonly #run: (keep: Keep<Answer> | undefined) => Promise<Answer>

  constructor(run: (keep: Keep<Answer> | undefined) => Promise<Answer>) {
    this.#run = run
  }

  run(keep: Keep<Answer> | undefined): Promise<Answer> {
    return this.#run(keep)
  }
}

/**
 * Returns a result for a command that commits in a command loop. If the call has an Idempotency-Key, `run`
 * receives `keep` and must call it in its transaction.
 */
export function submit<Answer>(run: (keep: Keep<Answer> | undefined) => Promise<Answer>): Submission<Answer> {
  return new Submission(run)
}

/** The result of a handler: the data, or a write or submission that produces it. */
export type Result<Answer> = Answer | Write<Answer> | Submission<Answer>

/** Handles one call: returns the envelope's data or a result that produces it, or throws a Refusal. */
type Handler<Id extends OperationId> = (
  request: Request<Id>,
  context: Context,
) => Promise<Result<Data<Id>>> | Result<Data<Id>>

/** Handlers by operationId; path, validation, log-in, limits and envelope follow from the contract. */
export type Routes = { [Id in OperationId]?: Handler<Id> }

/** Returns the handlers of a feature unchanged; checks their types against the contract. */
export function defineRoutes<R extends Routes>(routes: R): R {
  return routes
}
