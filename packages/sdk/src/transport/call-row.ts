/** The repeat rule of a call: a field of the contract, never guessed from the HTTP method. */
export type RetryClass = 'read' | 'idempotent-write' | 'money-write' | 'auth'

/** The part of a call's contract that is used at run time. */
export type CallRow = readonly [
  method: 'GET' | 'POST',
  path: string,
  retry: RetryClass,
  idempotency: 'none' | 'key' | 'client_order_id' | 'natural',
  login: 'none' | 'optional' | 'required',
  request?: 'bare',
]

/** Any call by its row; the typed faces `Call` and `sdk.call` are laid over it. */
export type AnyCall<Options> = (
  operation: string,
  row: CallRow,
  request?: object,
  options?: Options,
) => Promise<unknown>
