/**
 * Everything that is logged about an attempt. It is an allow-list, so no token, password, body or address can
 * leak.
 */
export type LogEntry = {
  operation: string
  /** Envelope code, or the name of a transport error. 1 is success. */
  code: number | string
  ms: number
  /** 1 for the first attempt. */
  attempt: number
  requestId?: string
}

/** A function called for every attempt of every call. */
export type Logger = (entry: LogEntry) => void
