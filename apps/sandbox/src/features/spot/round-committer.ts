import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterCommit, type Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { writeTape } from '../../prices/tape.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { Command } from './command.ts'
import { bareGround, type Ground, readGround, readMakerLevels } from './ground.ts'
import { isLostConnection } from './lost-connection.ts'
import { readOpenOrders } from './order-rows.ts'
import { Round } from './round.ts'
import type { SpotBooks } from './spot-books.ts'
import { tellRound } from './tell-round.ts'
import { writeOrders } from './write-orders.ts'

/** The connection was lost at the commit, and the database does not say how it ended. */
export class FateUnknownError extends Error {
  override name = 'FateUnknownError'
}

/** A round that ran in memory, with an answer a command. */
interface Ran {
  round: Round
  answers: (unknown | Refusal)[]
}

/**
 * Runs commands in memory and writes all they did in one transaction. Memory runs ahead of the commit; when the
 * transaction fails, the memory is loaded again from the database before anything else is done with it.
 */
export class RoundCommitter {
  readonly #exchange: Exchange
  readonly #books: SpotBooks
  #levels = new Map<number, number>()
  /** Whether memory may hold what the database does not: true until loaded, and from a run to its commit. */
  #stale = true
  /** Symbols whose whole book is to be told, as it was loaded. */
  #loaded = new Set<string>()

  constructor(exchange: Exchange, books: SpotBooks) {
    this.#exchange = exchange
    this.#books = books
  }

  /**
   * Answers after the commit. Throws when nothing was committed and the commands may be tried again, or
   * FateUnknownError when that is not known.
   */
  async commit(commands: Command<unknown>[]): Promise<(unknown | Refusal)[]> {
    const needy = commands.some(({ needs }) => Object.keys(needs).length > 0)
    // The house's quotes change nothing that is stored, so most of its rounds need no transaction.
    let ahead = this.#stale || needy ? null : this.#run(commands, bareGround())
    if (ahead?.round.isIdle) return this.#done(ahead)
    let ran: Ran | null = null
    let xid: string | null = null
    let told = false
    try {
      await this.#exchange.database.transaction(async (tx) => {
        const now = ahead ?? (await this.#runIn(tx, commands))
        ahead = null
        ran = now
        xid = now.round.isIdle ? null : await this.#write(tx, now.round)
        afterCommit(tx, () => {
          told = true
          this.#done(now)
        })
      })
    } catch (error) {
      // A transaction is certainly undone when it failed before the commit, or when the database refused it.
      const certain = xid === null || !isLostConnection(error)
      if (!told && (certain || !(await this.#committed(xid!)))) throw error
      if (!told) tellRound(this.#exchange, this.#books, ran!.round, new Set())
    }
    return ran!.answers
  }

  #run(commands: Command<unknown>[], ground: Ground): Ran {
    const { clock, database } = this.#exchange
    for (const [memberId, level] of ground.levels) this.#levels.set(memberId, level)
    this.#stale = true
    const round = new Round(this.#books, ground, {
      now: clock.now(),
      nextOrderId: () => database.sequences.next('spot_orders'),
      nextTradeId: () => database.sequences.next('public_trades'),
      levels: this.#levels,
    })
    return { round, answers: commands.map((command) => command.run(round)) }
  }

  async #runIn(tx: Tx, commands: Command<unknown>[]): Promise<Ran> {
    if (this.#stale) {
      this.#books.load(await readOpenOrders(tx))
      this.#levels = await readMakerLevels(tx)
      this.#loaded = new Set(this.#books.symbols())
    }
    const needs = commands.map((command) => command.needs)
    return this.#run(commands, await readGround(tx, this.#exchange.ledger, needs))
  }

  async #write(tx: Tx, round: Round): Promise<string> {
    const { created, changed, fills, retired, effects, journal } = round
    await this.#exchange.ledger.postMany(tx, journal.postings)
    const trades = [...effects.values()].flatMap(({ symbol, trades }) =>
      trades.map((trade) => ({ ...trade, symbol })),
    )
    await writeTape(tx, trades)
    const fresh = new Set(created)
    const old = [...changed].filter((order) => !fresh.has(order))
    return writeOrders(tx, { created, changed: old, fills, retired })
  }

  #done({ round, answers }: Ran): (unknown | Refusal)[] {
    this.#stale = false
    tellRound(this.#exchange, this.#books, round, this.#loaded)
    this.#loaded = new Set()
    return answers
  }

  /** Asks the database how a transaction ended whose commit was not answered. */
  async #committed(xid: string): Promise<boolean> {
    const { database } = this.#exchange
    for (let attempt = 1; attempt <= 20; attempt++) {
      const status = await sql<{ status: string | null }>`SELECT pg_xact_status(${xid}::text::xid8) AS status`
        .execute(database.db)
        .then(({ rows }) => rows[0]?.status)
        .catch(() => undefined)
      if (status === 'committed') return true
      if (status === 'aborted') return false
      await setTimeout(100)
    }
    throw new FateUnknownError('the connection was lost at the commit')
  }
}
