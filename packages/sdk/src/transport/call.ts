import type { Data, Operation, Request } from '@bourselet/openapi'

export type CallOptions = {
  /** Ends the call within 50 ms. A write that was already sent then has an unknown outcome. */
  signal?: AbortSignal
  /** Per attempt, over connect, headers and body. Default 30 000. */
  timeoutMs?: number
  /**
   * The id of the intent, 1-36 printable characters: `Idempotency-Key`, or `client_order_id` where the call has one.
   * Made by the SDK when absent; pass the one of a {@link TransportError} to resolve an unknown outcome.
   */
  idempotencyKey?: string
}

/** One typed call: the request by its operation id, the unwrapped `data` back, everything else thrown. */
export type Call = <Op extends Operation>(
  operation: Op,
  request: Request<Op>,
  options?: CallOptions,
) => Promise<Data<Op>>
