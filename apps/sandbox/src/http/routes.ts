import type { Data, OperationId, Request } from '@bourselet/openapi'
import type { Tx } from '../database/transaction.ts'
import type { Refusal } from '../refusals/refusal.ts'

export type { Data, OperationId, Request }

/** The eight languages of contents and of `info`. */
export type Language = 'en' | 'zh-CN' | 'zh-TW' | 'ko' | 'ja' | 'fr' | 'pt' | 'es'

/** Who asks, and the command's transaction. One per call. */
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
  /**
   * The command's one transaction. Under an Idempotency-Key it is shared with the stored answer, so a command
   * must write through this and nothing else.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
}

/** Answers one call: returns the envelope's data or throws a Refusal. */
type Handler<Id extends OperationId> = (
  request: Request<Id>,
  context: Context,
) => Promise<Data<Id>> | Data<Id>

/** Stores what a call answers, in the transaction of its effects. */
export type Keep<Answer> = (tx: Tx, outcome: Answer | Refusal) => Promise<void>

/**
 * Answers a call whose command commits by itself, in a command loop. Under an Idempotency-Key it is given `keep`,
 * which that transaction has to call.
 */
export interface SelfCommitting<Id extends OperationId> {
  submit(
    request: Request<Id>,
    context: Context,
    keep: Keep<Data<Id>> | undefined,
  ): Promise<Data<Id>> | Data<Id>
}

/** Handlers by operationId; the rest (path, validation, login, limits, envelope) follows from the contract. */
export type Routes = { [Id in OperationId]?: Handler<Id> | SelfCommitting<Id> }

/** Types the handlers of a feature by the contract. */
export function defineRoutes<R extends Routes>(routes: R): R {
  return routes
}
