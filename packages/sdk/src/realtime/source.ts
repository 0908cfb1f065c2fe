/** The source of events: a socket, or calls. */
export type Source = {
  start(): void
  stop(): void
  /** The topics that are listened to changed. */
  changed(): void
  wake(): void
}
