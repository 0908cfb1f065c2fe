/** Limits of one socket, address and member; docs/rules.md#rates. Times in milliseconds. */
export interface StreamLimits {
  /** Interval at which collected events are sent. */
  tick: number
  /** Time limit for the first message of a client. */
  firstMessage: number
  /**
   * Time without messages from the client after which a socket is closed. It allows for hidden browser tabs,
   * which run timers once a minute.
   */
  silence: number
  messageBytes: number
  messagesPerSecond: number
  messageBurst: number
  topics: number
  socketsPerMember: number
  socketsPerAddress: number
  /** Maximum number of new sockets per address in five minutes. */
  connectsPerAddress: number
  /** Number of unsent bytes above which a socket counts as lagging and public events are skipped. */
  lagBytes: number
  /** Limit of unsent bytes, after which the socket is closed. */
  closeBytes: number
  lagTime: number
  /** Longest reconnect delay that `shutdown` asks for. */
  comeBack: number
}

export const streamLimits: StreamLimits = {
  tick: 100,
  firstMessage: 5_000,
  silence: 120_000,
  messageBytes: 4 * 1024,
  messagesPerSecond: 10,
  messageBurst: 20,
  topics: 50,
  socketsPerMember: 20,
  socketsPerAddress: 100,
  connectsPerAddress: 300,
  lagBytes: 256 * 1024,
  closeBytes: 1024 * 1024,
  lagTime: 5_000,
  comeBack: 10_000,
}
