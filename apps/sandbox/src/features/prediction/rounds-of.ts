import type { Reader } from '../../database/transaction.ts'
import type { OptionOrderRow, RoundRow } from './prediction.migration.ts'

/** Returns the rounds in which the given bets were placed; the key is the round number. */
export async function roundsOf(
  reader: Reader,
  orders: Pick<OptionOrderRow, 'round_no'>[],
): Promise<Map<string, RoundRow>> {
  const numbers = [...new Set(orders.flatMap(({ round_no }) => round_no ?? []))]
  if (numbers.length === 0) return new Map()
  const rows = await reader.selectFrom('rounds').selectAll().where('round_no', 'in', numbers).execute()
  return new Map(rows.map((row) => [row.round_no, row]))
}
