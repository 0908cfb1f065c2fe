/** Sequence numbers of topics that have no number of their own: they count up within an epoch. */
export class TopicSeqs {
  readonly #last = new Map<string, number>()

  /** The number of the event told last; 0 before the first. */
  present(topic: string): number {
    return this.#last.get(topic) ?? 0
  }

  next(topic: string): number {
    const seq = this.present(topic) + 1
    this.#last.set(topic, seq)
    return seq
  }
}
