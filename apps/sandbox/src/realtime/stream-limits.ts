/** Limits of one socket, address and member; docs/rules.md#rates. Times in milliseconds. */
export interface StreamLimits {
  /** How often what has happened is told. */
  tick: number
  /** The first message must come within this time. */
  firstMessage: number
  /** A socket that says nothing for so long is ended; hidden browser tabs wake once a minute. */
  silence: number
  messageBytes: number
  messagesPerSecond: number
  messageBurst: number
  topics: number
  socketsPerMember: number
  socketsPerAddress: number
  /** New sockets of one address in five minutes. */
  connectsPerAddress: number
  /** Unsent bytes from which on a socket gets present states only. */
  lagBytes: number
  /** Unsent bytes, or time of lagging, after which it is closed. */
  closeBytes: number
  lagTime: number
  /** Longest pause that `shutdown` asks for. */
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
