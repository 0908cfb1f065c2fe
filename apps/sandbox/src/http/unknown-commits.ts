import type { Clock } from '../clock/clock.ts'

/**
 * The errors of commits whose outcome is unknown, by request. Errors older than `keptMs` are deleted when another error
 * is added.
 */
export class UnknownCommits {
  readonly #clock: Clock
  readonly #keptMs: number
  readonly #errors = new Map<string, { error: object; at: number }>()

  constructor(clock: Clock, keptMs: number) {
    this.#clock = clock
    this.#keptMs = keptMs
  }

  /** Number of errors in memory. */
  get size(): number {
    return this.#errors.size
  }

  /** Adds the error of a request, and deletes the errors that are too old. */
  add(slot: string, error: object): void {
    const at = this.#clock.now()
    for (const [other, entry] of this.#errors) if (entry.at < at - this.#keptMs) this.#errors.delete(other)
    this.#errors.set(slot, { error, at })
  }

  /** Removes the error of a request and returns it. */
  take(slot: string): object | undefined {
    const entry = this.#errors.get(slot)
    this.#errors.delete(slot)
    return entry?.error
  }
}
