/**
 * Event numbers for topics whose data has no sequence number of its own. Each start of the sandbox begins a new epoch,
 * in which the numbers start at 1 again.
 */
export class TopicSeqs {
  readonly #last = new Map<string, number>()

  /** Returns the number of the last event that was published for a topic; 0 if there was none. */
  present(topic: string): number {
    return this.#last.get(topic) ?? 0
  }

  next(topic: string): number {
    const seq = this.present(topic) + 1
    this.#last.set(topic, seq)
    return seq
  }
}
