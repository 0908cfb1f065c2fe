/** A source of events: the socket, or repeated calls. */
export type Source = {
  start(): void
  stop(): void
  /** Notifies the source that the list of subscribed topics changed. */
  changed(): void
  wake(): void
}
