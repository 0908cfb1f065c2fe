/** Sequence numbers of topics whose data has no sequence number; they count up within an epoch. */
export class TopicSeqs {
  readonly #last = new Map<string, number>()

  /** Returns the number of the last published event; 0 before the first. */
  present(topic: string): number {
    return this.#last.get(topic) ?? 0
  }

  next(topic: string): number {
    const seq = this.present(topic) + 1
    this.#last.set(topic, seq)
    return seq
  }
}
