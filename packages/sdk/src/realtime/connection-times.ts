// Times and counts of the stream's connection. They are in a module without imports, because esbuild inlines a constant
// only if no import precedes it in its module. Inlined constants reduce the bytes that pages load.

/** Time in ms within which a socket must connect and receive `hello`. */
export const CONNECT_MS = 10_000
export const BACKOFF_MIN_MS = 500
export const BACKOFF_MAX_MS = 30_000
export const STABLE_MS = 30_000
/**
 * Mean interval in ms between attempts to connect if none has ever succeeded. Attempts continue, because the server may
 * offer a stream later.
 */
export const NEVER_UP_MS = 60_000
export const NEVER_UP_AFTER = 3
/**
 * Time in ms after which a failed connect attempt counts as three failures, so that topics are polled at once. Such a
 * late failure means that the server accepts sockets but does not send `hello`.
 */
export const HANGING_MS = 9_000
/** Number of failures in a row after which topics are polled. */
export const POLLING_AFTER_FAILURES = 3
/**
 * Time in ms for which a socket stays open after the last listener was removed. A page that replaces its widgets within
 * this time does not reconnect.
 */
export const LINGER_MS = 5_000
/** Maximum number of topics in one message. Servers limit the bytes of a message. */
export const MOST_TOPICS = 50
