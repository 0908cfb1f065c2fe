import type { Data, OperationId, ReceivedRequest as Request } from '@bourselet/openapi'
import type { Reader, Tx } from '../database/transaction.ts'
import type { TxExchange } from '../exchange/exchange.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Language } from './language.ts'

export type { Data, Language, OperationId, Request }

/** The caller of an API call, and the access to the database for the handler of the call. */
export interface Context {
  /**
   * Id of the member. Throws TOKEN_INVALID if the caller is not logged in, so calls that require a log-in need no other
   * check.
   */
  readonly memberId: number
  /** Id of the member; null if the caller is not logged in. */
  readonly visitorId: number | null
  /** Id of the member's session; null if the caller is not logged in. */
  readonly sessionId: number | null
  readonly language: Language
  readonly ip: string
  /** Browser and system of the caller, such as `Chrome, Android`; empty if unknown. */
  readonly device: string
  /**
   * Database access for the reads of a handler. A handler never writes to the database itself: it returns a write or a
   * submission, which the server runs.
   */
  readonly db: Reader
}

/** The write of a call, which runs in one transaction. Created by `write`. */
export class Write<Answer> {
  readonly run: (exchange: TxExchange, tx: Tx) => Promise<Answer>

  constructor(run: Write<Answer>['run']) {
    this.run = run
  }
}

/**
 * Returns the result of a handler that writes. After the handler, the server opens a transaction, calls `run` in it
 * and stores the answer under the call's Idempotency-Key. Slow work, such as computing password hashes, belongs in
 * the handler. `run` should be a function of a module and not a closure, so that it can use only what is allowed in a
 * transaction.
 */
export function write<Answer, Args extends unknown[]>(
  run: (exchange: TxExchange, tx: Tx, ...args: Args) => Promise<Answer>,
  ...args: Args
): Write<Answer> {
  return new Write((exchange, tx) => run(exchange, tx, ...args))
}

/** Stores the answer of a call in the transaction that contains its effects. */
export type Keep<Answer> = (tx: Tx, outcome: Answer | Refusal) => Promise<void>

/** A command that a command loop commits. Created by `submit`. */
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
 * Returns the result of a handler whose command is committed by a command loop. If the call has an Idempotency-Key,
 * `run` receives the function `keep`, which stores the answer under this key. `run` must call `keep` in the transaction
 * of the command.
 */
export function submit<Answer>(run: (keep: Keep<Answer> | undefined) => Promise<Answer>): Submission<Answer> {
  return new Submission(run)
}

/** The result of a handler: the data of the answer, or a write or submission that produces the data. */
export type Result<Answer> = Answer | Write<Answer> | Submission<Answer>

/**
 * A handler of one call. Returns the data of the answer or a result that produces it; throws a Refusal to refuse the
 * call.
 */
type Handler<Id extends OperationId> = (
  request: Request<Id>,
  context: Context,
) => Promise<Result<Data<Id>>> | Result<Data<Id>>

/**
 * Handlers by operation id. Path, validation, log-in, limits and envelope of a call are defined by the API contract.
 */
export type Routes = { [Id in OperationId]?: Handler<Id> }

/** Returns the handlers unchanged. The type of this function checks them against the API contract. */
export function defineRoutes<R extends Routes>(routes: R): R {
  return routes
}
