import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Reader } from '../database/transaction.ts'
import { levelFor } from '../members/levels.ts'
import { FIRST_MEMBER_ID } from '../members/members.migration.ts'
import { type LatestPrices, usdtValue } from '../prices/valuation.ts'
import type { TurnoverSource } from './capabilities.ts'

const VOLUME_MS = 30 * DAY_MS

/** The membership levels of members. They depend on the trading volume of the present UTC day and the 30 days before it. */
export interface Levels {
  /** Sets each member's level by the sum of their volumes in all sources. A level can rise or fall. */
  review(sources: readonly TurnoverSource[]): Promise<void>
  /**
   * Registers a listener that receives the new levels by member id, for the members whose level has changed. Returns a
   * function that removes it.
   */
  listen(listener: (levels: ReadonlyMap<number, number>) => void): () => void
}

export function openLevels({ clock, database, index }: Parts): Levels {
  const listeners = new Set<Parameters<Levels['listen']>[0]>()
  const volumes = async (reader: Reader, sources: readonly TurnoverSource[]) => {
    const sums = new Map<number, bigint>()
    for (const turnover of sources) {
      for (const { memberId, coin, units } of await turnover(reader, clock.now() - VOLUME_MS))
        sums.set(memberId, (sums.get(memberId) ?? 0n) + usdtValue(index, coin, units))
    }
    return sums
  }
  return {
    async review(sources) {
      const changed = await database.jobs.transaction(async (tx) => {
        const sums = await volumes(tx, sources)
        const rows = await tx
          .selectFrom('members')
          .select(['id', 'level'])
          .where('id', '>=', FIRST_MEMBER_ID)
          .where((members) =>
            members.or([members('level', '>', 0), sql<boolean>`id = ANY(${[...sums.keys()]}::int8[])`]),
          )
          .execute()
        const other = rows
          .map(({ id, level }) => ({ id, level, reached: levelFor(sums.get(id) ?? 0n) }))
          .filter(({ level, reached }) => level !== reached)
        for (const { id, reached } of other)
          await tx.updateTable('members').set({ level: reached }).where('id', '=', id).execute()
        return new Map(other.map(({ id, reached }) => [id, reached]))
      })
      if (changed.size > 0) for (const listener of listeners) listener(changed)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface Parts {
  clock: Clock
  database: Pick<Database, 'jobs'>
  index: LatestPrices
}
