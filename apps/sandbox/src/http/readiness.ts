import type { ServerExchange } from '../exchange/exchange.ts'

/** The whole ledger is added up at most this often. */
const SUM_EVERY_MS = 60_000
/** A pool in which no statement runs within this time is exhausted. */
const PATIENCE_MS = 2_000

/**
 * Asks the database what /readyz promises, and every pool of connections whether it is free; `unready` adds what the
 * features say. Who asks while it is being asked shares the answer.
 */
export function readiness({ clock, database, ledger }: ServerExchange, unready: () => string[]) {
  let summed = { at: Number.NEGATIVE_INFINITY, ok: false }
  let asked: Promise<string[]> | null = null
  const ask = async (): Promise<string[]> => {
    const stuck = await database.problems(PATIENCE_MS)
    if (stuck.length > 0) return stuck.map((problem) => `the database does not answer ${problem}`)
    if (clock.now() - summed.at >= SUM_EVERY_MS) {
      summed = { at: clock.now(), ok: (await ledger.trialBalance(database.health.db)).ok }
    }
    const weak = await database.weakSettings()
    return [
      ...weak.map((setting) => `not durable: ${setting}`),
      ...(summed.ok ? [] : ['the ledger does not balance']),
      ...unready(),
    ]
  }
  return (): Promise<string[]> => {
    asked ??= ask()
      .catch(() => ['the database does not answer'])
      .finally(() => {
        asked = null
      })
    return asked
  }
}
