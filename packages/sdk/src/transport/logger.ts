/** All that a log may learn about an attempt: an allow-list, so no token, password, body or address can slip in. */
export type LogEntry = {
  operation: string
  /** Envelope code, or the name of a transport error. 1 is success. */
  code: number | string
  ms: number
  /** 1 for the first attempt. */
  attempt: number
  requestId?: string
}

/** Told of every attempt of every call. */
export type Logger = (entry: LogEntry) => void
