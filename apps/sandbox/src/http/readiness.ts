import { sql } from 'kysely'
import type { Exchange } from '../exchange/exchange.ts'

/** The whole ledger is added up at most this often. */
const SUM_EVERY_MS = 60_000

/** Asks the database what /readyz promises; `unready` adds what the features say. */
export function readiness(exchange: Exchange, unready: () => string[]) {
  let summed = { at: Number.NEGATIVE_INFINITY, ok: false }
  return async (): Promise<string[]> => {
    const { clock, database, ledger } = exchange
    try {
      await sql`SELECT 1`.execute(database.db)
      if (clock.now() - summed.at >= SUM_EVERY_MS) {
        summed = { at: clock.now(), ok: (await ledger.trialBalance(database.db)).ok }
      }
      const weak = await database.weakSettings()
      return [
        ...weak.map((setting) => `not durable: ${setting}`),
        ...(summed.ok ? [] : ['the ledger does not balance']),
        ...unready(),
      ]
    } catch {
      return ['the database does not answer']
    }
  }
}
