/** One attempt of a call as a middleware receives it. */
export type Outgoing = {
  /** The call, as `<feature>.<verb>`; for a path outside the contract, the path. */
  readonly operation: string
  url: string
  method: 'GET' | 'POST'
  /** All headers of the request, including the token. */
  headers: Record<string, string>
  body?: string | FormData
  /** True if the browser sends the request even if the member leaves the page. */
  keepalive?: boolean
  /** The signal of the attempt. It is aborted at the time limit, by the caller, or when the client is closed. */
  signal: AbortSignal
}

/** Sends an attempt through the remaining middleware and returns its response with an unread body. */
export type Next = (outgoing: Outgoing) => Promise<Response>

/**
 * A function that wraps every attempt. It may pass a changed request to `next`, wait before it calls `next`, or return
 * a response of its own. An error that it throws counts as an error of fetch: the attempt fails with `NETWORK` and that
 * error as `cause`.
 */
export type Middleware = (outgoing: Outgoing, next: Next) => Promise<Response>

/** Returns the function that sends an attempt through all middleware. The first one is the outermost. */
export const throughAll = (middleware: readonly Middleware[], send: Next): Next =>
  middleware.reduceRight<Next>((next, one) => async (outgoing) => one(outgoing, next), send)
