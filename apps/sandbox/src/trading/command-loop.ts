import { setTimeout } from 'node:timers/promises'
import { isBusy } from '../database/connect.ts'
import { isLostConnection } from '../database/lost-connection.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Command } from './command.ts'
import { FateUnknownError } from './round-committer.ts'

/** Learns of each command batch when its trades take their times. */
interface BatchListener {
  beginBatch(batch: Promise<unknown>): void
}

/** Commands that are written in one transaction at most. */
const GROUP = 500
/** Commands that may wait; beyond, they are refused at once. */
const QUEUE = 5000
/** How often a group is tried while the database cannot be reached. */
const ATTEMPTS = 4

interface Committer<Round, Needs> {
  commit(commands: Command<Round, Needs, unknown>[]): Promise<(unknown | Refusal)[]>
}

interface Waiting<Round, Needs> {
  command: Command<Round, Needs, unknown>
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/**
 * The one line in which everything that changes the books of a product stands: commands run in the order of their arrival.
 * Those that arrive while a commit is under way are written together with the next one (group commit).
 */
export class CommandLoop<Round, Needs> {
  readonly #committer: Committer<Round, Needs>
  readonly #group: number
  readonly #floor: BatchListener
  #queue: Waiting<Round, Needs>[] = []
  #running: Promise<void> | null = null
  #closed = false

  /** `groupCommit` false: one transaction a command. The floor is told of each batch before it begins. */
  constructor(
    committer: Committer<Round, Needs>,
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

  /** Runs a command; answers after its commit. Rejects with the Refusal, or with what broke. */
  submit<Answer>(command: Command<Round, Needs, Answer>): Promise<Answer> {
    if (this.#closed) return Promise.reject(new Refusal('SERVER_ERROR'))
    if (this.#queue.length >= QUEUE) {
      return Promise.reject(new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: 1 } }))
    }
    return new Promise<Answer>((resolve, reject) => {
      this.#queue.push({ command, resolve: resolve as (answer: unknown) => void, reject } as Waiting<
        Round,
        Needs
      >)
      this.#running ??= this.#work()
    })
  }

  /** Takes no more commands and waits for those it has. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#running
  }

  async #work(): Promise<void> {
    // What else this turn of the event loop brings belongs to the same group.
    await new Promise((turn) => setImmediate(turn))
    while (this.#queue.length > 0) await this.#commit(this.#queue.splice(0, this.#group))
    this.#running = null
  }

  async #commit(group: Waiting<Round, Needs>[], attempt = 1): Promise<void> {
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
      // Nothing was committed unless the error says so: a database that went away is asked again, and of a group
      // that the database refuses each command fails or succeeds alone.
      const passing = isLostConnection(error) || isBusy(error)
      if (passing && attempt < ATTEMPTS) {
        await setTimeout(attempt * 100)
        await this.#commit(group, attempt + 1)
      } else if (group.length > 1 && !(error instanceof FateUnknownError) && !passing) {
        for (const one of group) await this.#commit([one])
      } else for (const { reject } of group) reject(error)
    }
  }
}
