/** Limits of the stream per socket, address and member (docs/rules.md#rates). Times are in ms. */
export interface StreamLimits {
  /** Interval at which collected events are sent. */
  tick: number
  /**
   * Maximum time until the first message of a client, which it sends after it has handled `hello`. A page that shows
   * many widgets on a slow device handles `hello` only seconds after it has connected. The SDK closes a socket on which
   * it has not handled `hello` within 10 s, so the sandbox waits longer than that.
   */
  firstMessage: number
  /**
   * Maximum time between two messages of a client. It is long enough for hidden browser tabs, whose timers run once a
   * minute.
   */
  silence: number
  messageBytes: number
  messagesPerSecond: number
  messageBurst: number
  topics: number
  /** Maximum number of topics that all sockets of an address together can newly subscribe to in a minute. */
  newTopicsPerAddress: number
  socketsPerMember: number
  socketsPerAddress: number
  /** Maximum number of sockets that an address can open in five minutes. */
  connectsPerAddress: number
  /** Number of unsent bytes above which a socket counts as lagging. Public events to it are then skipped. */
  lagBytes: number
  /** Number of unsent bytes above which a socket is closed. */
  closeBytes: number
  lagTime: number
  /** Maximum reconnect delay in a `shutdown` message. */
  comeBack: number
}

export const streamLimits: StreamLimits = {
  tick: 100,
  firstMessage: 15_000,
  silence: 120_000,
  messageBytes: 4 * 1024,
  messagesPerSecond: 10,
  messageBurst: 20,
  topics: 50,
  newTopicsPerAddress: 6_000,
  socketsPerMember: 20,
  socketsPerAddress: 100,
  connectsPerAddress: 300,
  lagBytes: 256 * 1024,
  closeBytes: 1024 * 1024,
  lagTime: 5_000,
  comeBack: 10_000,
}
