import type { Data, OperationId, Request } from '@bourselet/openapi'
import type { Reader, Tx } from '../database/transaction.ts'
import type { TxExchange } from '../exchange/exchange.ts'
import type { Refusal } from '../refusals/refusal.ts'

export type { Data, OperationId, Request }

/** The eight languages of contents and of `info`. */
export type Language = 'en' | 'zh-CN' | 'zh-TW' | 'ko' | 'ja' | 'fr' | 'pt' | 'es'

/** The caller and a reader of the database. One per call. */
export interface Context {
  /** The signed-in member. Throws TOKEN_INVALID for a visitor, so calls with login required just read it. */
  readonly memberId: number
  /** The signed-in member, or null: for calls that visitors may make. */
  readonly visitorId: number | null
  /** The session of the signed-in member, or null. */
  readonly sessionId: number | null
  readonly language: Language
  readonly ip: string
  /** Browser and system in short; empty when the client did not say. */
  readonly device: string
  /** Reads what the answer or its checks need. A call writes by what its handler returns, never through this. */
  readonly db: Reader
}

/** The one transaction of a call; made by `write`. */
export class Write<Answer> {
  readonly run: (exchange: TxExchange, tx: Tx) => Promise<Answer>

  constructor(run: Write<Answer>['run']) {
    this.run = run
  }
}

/**
 * What a handler returns to write: the server opens a transaction once the handler is done, runs the function in it
 * and stores the answer under the call's Idempotency-Key with its effects. What is slow (reads of other connections,
 * hashes of passwords) belongs before it, in the handler. Give it a function of the module, not a closure: that one
 * sees nothing but what a transaction may use.
 */
export function write<Answer, Args extends unknown[]>(
  run: (exchange: TxExchange, tx: Tx, ...args: Args) => Promise<Answer>,
  ...args: Args
): Write<Answer> {
  return new Write((exchange, tx) => run(exchange, tx, ...args))
}

/** Stores what a call answers, in the transaction of its effects. */
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
 * What a handler returns whose command commits by itself, in a command loop. Under an Idempotency-Key it is given
 * `keep`, which that transaction has to call.
 */
export function submit<Answer>(run: (keep: Keep<Answer> | undefined) => Promise<Answer>): Submission<Answer> {
  return new Submission(run)
}

/** The result of a handler: the data, or a write or submission that produces it. */
export type Result<Answer> = Answer | Write<Answer> | Submission<Answer>

/** Answers one call: returns the envelope's data, or the write that gives it, or throws a Refusal. */
type Handler<Id extends OperationId> = (
  request: Request<Id>,
  context: Context,
) => Promise<Result<Data<Id>>> | Result<Data<Id>>

/** Handlers by operationId; the rest (path, validation, login, limits, envelope) follows from the contract. */
export type Routes = { [Id in OperationId]?: Handler<Id> }

/** Types the handlers of a feature by the contract. */
export function defineRoutes<R extends Routes>(routes: R): R {
  return routes
}
