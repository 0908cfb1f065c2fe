/** One attempt of a call as a middleware receives it. */
export type Outgoing = {
  /** The call, as `<feature>.<verb>`, or the path of `sdk.call`. */
  readonly operation: string
  url: string
  method: 'GET' | 'POST'
  /** All headers, including the token. */
  headers: Record<string, string>
  body?: string | FormData
  /** Aborted at the time limit, by the caller, or when the client is closed. */
  signal: AbortSignal
}

/** Sends an attempt and returns its response, whose body is not read yet. */
export type Next = (outgoing: Outgoing) => Promise<Response>

/**
 * A function around every attempt: it may change what it passes to `next`, wait before, or return another response. What
 * it throws counts as an error of fetch: the call ends with `NETWORK` and that error as `cause`, or is repeated.
 */
export type Middleware = (outgoing: Outgoing, next: Next) => Promise<Response>

/** Returns the function that sends an attempt through all middleware. The first one is the outermost. */
export const throughAll = (middleware: readonly Middleware[], send: Next): Next =>
  middleware.reduceRight<Next>((next, one) => async (outgoing) => one(outgoing, next), send)
