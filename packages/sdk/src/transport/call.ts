import type { Data, OperationId, Request } from '@bourselet/openapi'

/** The function by which a client sends requests, with the shape of `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Options of a single call, beside its request. */
export type CallOptions = {
  /** Ends the call at once. A write that was already sent then has an unknown outcome. */
  signal?: AbortSignal
  /**
   * Time limit in ms of the whole call, including all attempts and the waits between them. Default: the
   * client's limit.
   */
  timeoutMs?: number
  /**
   * Time limit in ms of one attempt, including connect, headers and body. Default: the client's limit, else
   * the time limit of the whole call.
   */
  attemptTimeoutMs?: number
  /** `max`: maximum number of repeats of a repeatable call. Default: that of the client. */
  retry?: { max?: number }
  /**
   * The id that a write and all its repeats share, 1-36 characters of `A-Z a-z 0-9 _ . : -`. It is sent as
   * `Idempotency-Key`, or as `client_order_id` if the call has one. The SDK creates it if it is absent. If a call fails
   * with an unknown outcome, send the same request again with the `idempotencyKey` of the {@link TransportError}.
   */
  idempotencyKey?: string
  /**
   * Sends this call instead of the client's `fetch`, for example to report the progress of an upload. Headers,
   * middleware, time limits and repeats are the same as for other calls. The function receives `redirect: 'manual'` and
   * must not follow a redirect, because the request would carry the member's token to another address. A client of
   * public market data ignores it.
   */
  fetch?: Fetch
}

/**
 * The answer of a call: the `data` of the envelope. The type has a name because editors show no descriptions
 * for the fields of a type that is written out.
 */
export type Answer<Id extends OperationId> = Promise<Data<Id>>

/**
 * A function that sends a call by its operation id. It returns the `data` of a successful answer and throws an
 * error in every other case.
 */
export type Call = <Id extends OperationId>(
  operation: Id,
  request: Request<Id>,
  options?: CallOptions,
) => Promise<Data<Id>>
