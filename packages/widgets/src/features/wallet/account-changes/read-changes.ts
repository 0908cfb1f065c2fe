import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { AccountChange, ChangesRequest } from './use-changes.ts'

const LIMIT = 100

export type ReadOptions = { signal: AbortSignal; onProgress: (done: number, total: number) => void }

/**
 * Reads every matching change, newest first. New changes shift rows to the next page while it reads: they are
 * excluded by the time of the newest one, and duplicates are dropped.
 */
export async function readChanges(
  sdk: BourseletClient,
  request: ChangesRequest,
  { signal, onProgress }: ReadOptions,
): Promise<AccountChange[]> {
  const rows = new Map<number, AccountChange>()
  let bounded = request
  for (let number = 1; ; number += 1) {
    const { page, list } = await sdk.wallet.changes({ ...bounded, page: number, limit: LIMIT }, { signal })
    signal.throwIfAborted()
    for (const row of list) rows.set(row.id, row)
    onProgress(rows.size, Math.max(page.total, rows.size))
    if (number >= page.pages || list.length === 0) return [...rows.values()]
    const newest = list[0]?.created_at
    if (number === 1 && newest !== undefined) bounded = { ...request, end: newest + 1 }
  }
}
