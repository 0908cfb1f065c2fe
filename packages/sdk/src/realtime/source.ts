/** A source of events: a socket or calls. */
export type Source = {
  start(): void
  stop(): void
  /** Notifies the source that the list of subscribed topics changed. */
  changed(): void
  wake(): void
}
