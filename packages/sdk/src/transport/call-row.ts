/** The retry rule of a call. The contract declares it; it never depends on the HTTP method. */
export type RetryClass = 'read' | 'idempotent-write' | 'money-write' | 'auth'

/** The part of a call's contract that the SDK uses at run time. */
export type CallRow = readonly [
  method: 'GET' | 'POST',
  path: string,
  retry: RetryClass,
  idempotency: 'none' | 'key' | 'client_order_id' | 'natural',
  login: 'none' | 'optional' | 'required',
  request?: 'bare',
]

/**
 * A function that sends a call described by its `CallRow`. Its request and answer have no specific types. The typed
 * `Call` and `sdk.call` use it.
 */
export type AnyCall<Options> = (
  operation: string,
  row: CallRow,
  request?: object,
  options?: Options,
) => Promise<unknown>
