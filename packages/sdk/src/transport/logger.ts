/** The fields that are logged about an attempt. No other field is logged: no token, password, body or address. */
export type LogEntry = {
  operation: string
  /** Envelope code, or the name of a transport error. 1 is success. */
  code: number | string
  ms: number
  /** Number of the attempt within its call; 1 for the first. */
  attempt: number
  requestId?: string
}

/** A function called for every attempt of every call. */
export type Logger = (entry: LogEntry) => void
