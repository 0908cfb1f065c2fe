import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Reader } from '../database/transaction.ts'
import { levelFor } from '../members/levels.ts'
import { FIRST_MEMBER_ID } from '../members/members.migration.ts'
import { type LatestPrices, usdtValue } from '../prices/valuation.ts'

const VOLUME_MS = 30 * 86_400_000

/** What a member traded in one quote coin, in its units of 1e-8. */
export interface Turnover {
  memberId: number
  coin: string
  units: bigint
}

/** Membership levels by the volume of 30 days; each product that counts joins. */
export interface Levels {
  /** `turnover` tells the members' own fills from a moment on, both sides, whatever liquidity. */
  join(turnover: (reader: Reader, since: number) => Promise<Turnover[]>): void
  /** Sets the level of every member whose volume says another one: a level falls as well as rises. */
  review(): Promise<void>
  /** Called with the levels that have changed. */
  listen(listener: (levels: ReadonlyMap<number, number>) => void): () => void
}

export function openLevels({ clock, database, index }: Parts): Levels {
  const products = new Set<Parameters<Levels['join']>[0]>()
  const listeners = new Set<Parameters<Levels['listen']>[0]>()
  const volumes = async (reader: Reader) => {
    const sums = new Map<number, bigint>()
    for (const turnover of products) {
      for (const { memberId, coin, units } of await turnover(reader, clock.now() - VOLUME_MS))
        sums.set(memberId, (sums.get(memberId) ?? 0n) + usdtValue(index, coin, units))
    }
    return sums
  }
  return {
    join: (turnover) => products.add(turnover),
    async review() {
      const changed = await database.jobs.transaction(async (tx) => {
        const sums = await volumes(tx)
        const rows = await tx
          .selectFrom('members')
          .select(['id', 'level'])
          .where('id', '>=', FIRST_MEMBER_ID)
          .where((members) =>
            members.or([members('level', '>', 0), members('id', 'in', [0, ...sums.keys()])]),
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
