import { setTimeout } from 'node:timers/promises'
import { isBusy } from '../database/connect.ts'
import { isLostConnection } from '../database/lost-connection.ts'
import { Refusal } from '../refusals/refusal.ts'
import { UnknownOutcomeError } from './batch-committer.ts'
import type { Command } from './command-batch.ts'

/** A listener that receives the promise of each command batch when the batch begins. */
interface BatchListener {
  beginBatch(batch: Promise<unknown>): void
}

/** Maximum number of commands in one transaction. */
const GROUP = 500
/** Maximum number of waiting commands. Further commands are refused immediately. */
const QUEUE = 5000
/** Number of attempts to commit commands while the database cannot be reached or is busy. */
const ATTEMPTS = 4

interface Committer<Batch, Needs> {
  commit(commands: Command<Batch, Needs, unknown>[]): Promise<(unknown | Refusal)[]>
}

interface Waiting<Batch, Needs> {
  command: Command<Batch, Needs, unknown>
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/**
 * The queue of all commands that change the books of a product. Commands run in the order of their arrival. Those
 * that arrive while a transaction is committed are written together in the next transaction (group commit).
 */
export class CommandLoop<Batch, Needs> {
  readonly #committer: Committer<Batch, Needs>
  readonly #group: number
  readonly #floor: BatchListener
  #queue: Waiting<Batch, Needs>[] = []
  #running: Promise<void> | null = null
  #closed = false

  /**
   * Creates a queue. Without `groupCommit`, each command gets its own transaction. `floor` receives the promise of each
   * command batch when the batch begins.
   */
  constructor(
    committer: Committer<Batch, Needs>,
    { groupCommit }: { groupCommit: boolean },
    floor: BatchListener,
  ) {
    this.#committer = committer
    this.#group = groupCommit ? GROUP : 1
    this.#floor = floor
  }

  get closed(): boolean {
    return this.#closed
  }

  /** Runs a command and resolves to its answer after the commit. Rejects with a Refusal or an error. */
  submit<Answer>(command: Command<Batch, Needs, Answer>): Promise<Answer> {
    if (this.#closed) return Promise.reject(new Refusal('SERVER_ERROR'))
    if (this.#queue.length >= QUEUE) {
      return Promise.reject(new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: 1 } }))
    }
    return new Promise<Answer>((resolve, reject) => {
      this.#queue.push({ command, resolve: resolve as (answer: unknown) => void, reject } as Waiting<
        Batch,
        Needs
      >)
      this.#running ??= this.#work()
    })
  }

  /** Refuses new commands, and waits until all queued commands are done. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#running
  }

  async #work(): Promise<void> {
    // Waiting for one turn of the event loop lets commands that arrive at the same time share one transaction.
    await new Promise((turn) => setImmediate(turn))
    while (this.#queue.length > 0) await this.#commit(this.#queue.splice(0, this.#group))
    this.#running = null
  }

  async #commit(group: Waiting<Batch, Needs>[], attempt = 1): Promise<void> {
    try {
      const batch = this.#committer.commit(group.map(({ command }) => command))
      this.#floor.beginBatch(batch)
      const answers = await batch
      group.forEach(({ resolve, reject }, index) => {
        const answer = answers[index]
        if (answer instanceof Refusal) reject(answer)
        else resolve(answer)
      })
    } catch (error) {
      // The reaction depends on the error of the command batch. If the connection was lost during the commit, the
      // commands may have been committed, so they are not repeated. If the connection was lost earlier or the database
      // was busy, nothing was committed, so all commands are repeated together. If the database refused the commands,
      // each of them is repeated in its own transaction.
      const passing = isLostConnection(error) || isBusy(error)
      if (passing && attempt < ATTEMPTS) {
        await setTimeout(attempt * 100)
        await this.#commit(group, attempt + 1)
      } else if (group.length > 1 && !(error instanceof UnknownOutcomeError) && !passing) {
        for (const one of group) await this.#commit([one])
      } else for (const { reject } of group) reject(error)
    }
  }
}
