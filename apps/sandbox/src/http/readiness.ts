import { type CheckedParts, ledgerCheck } from './ledger-check.ts'

/** Time limit in ms for a test statement on each connection pool. A pool that exceeds it counts as exhausted. */
const TIMEOUT_MS = 2_000

/**
 * Returns the check for /readyz. It checks the database, all connection pools, the ledger (`ledgerCheck`) and the
 * features (`unready`). Overlapping calls share one result. The reasons are written to the operator's log when they change;
 * the public answer does not contain them.
 */
export function readiness(exchange: CheckedParts, unready: () => string[]) {
  const { database, log } = exchange
  const ledgerBalances = ledgerCheck(exchange)
  let asked: Promise<boolean> | null = null
  const ask = async (): Promise<string[]> => {
    const stuck = await database.problems(TIMEOUT_MS)
    if (stuck.length > 0) return stuck.map((problem) => `the database does not answer ${problem}`)
    const balances = await ledgerBalances()
    const weak = await database.weakSettings()
    return [
      ...weak.map((setting) => `not durable: ${setting}`),
      ...(balances ? [] : ['the ledger does not balance']),
      ...unready(),
    ]
  }
  let logged = ''
  const report = (reasons: string[]) => {
    const line = reasons.join('; ')
    if (line !== logged) log(line === '' ? 'ready' : `not ready: ${line}`)
    logged = line
    return reasons.length === 0
  }
  return (): Promise<boolean> => {
    asked ??= ask()
      .catch(() => ['the database does not answer'])
      .then(report)
      .finally(() => {
        asked = null
      })
    return asked
  }
}
