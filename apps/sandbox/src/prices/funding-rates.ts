import type { Decimal } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Reader, Tx } from '../database/transaction.ts'

/** The funding of a contract at a funding time. The payment for each whole coin of a position is rate × mark price. */
export interface Funding {
  symbol: string
  ts: number
  rate: Decimal
  markPrice: Decimal
}

/** Stores fundings. If the funding of a contract and time is already stored, it stays unchanged. */
export async function writeFundings(
  db: Reader,
  fundings: readonly Funding[],
  { paid }: { paid: boolean },
): Promise<void> {
  if (fundings.length === 0) return
  const column = <K extends keyof Funding>(name: K) => fundings.map((funding) => funding[name])
  await sql`
    INSERT INTO funding_rates (symbol, ts, rate, mark_price, paid) SELECT *, ${paid}::boolean FROM
      unnest(${column('symbol')}::text[], ${column('ts')}::int8[], ${column('rate')}::text[],
        ${column('markPrice')}::text[])
    ON CONFLICT (symbol, ts) DO NOTHING`.execute(db)
}

/** Returns the fundings of a contract in a period, newest first. `from` is included, `to` is not. */
export async function readFundings(
  reader: Reader,
  symbol: string,
  { from, to, limit }: { from?: number; to?: number; limit: number },
): Promise<Funding[]> {
  return reader
    .selectFrom('funding_rates')
    .select(['symbol', 'ts', 'rate', 'mark_price as markPrice'])
    .where('symbol', '=', symbol)
    .$if(from !== undefined, (query) => query.where('ts', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('ts', '<', to ?? 0))
    .orderBy('ts', 'desc')
    .limit(limit)
    .execute()
}

/** Returns the fundings whose payments are not booked yet, oldest first. */
export async function unpaidFundings(reader: Reader): Promise<Funding[]> {
  return reader
    .selectFrom('funding_rates')
    .select(['symbol', 'ts', 'rate', 'mark_price as markPrice'])
    .where('paid', '=', false)
    .orderBy('ts')
    .orderBy('symbol')
    .execute()
}

/** Marks a funding as paid. It must be called in the transaction that books the payments. */
export async function fundingPaid(tx: Tx, { symbol, ts }: Pick<Funding, 'symbol' | 'ts'>): Promise<void> {
  await tx
    .updateTable('funding_rates')
    .set({ paid: true })
    .where('symbol', '=', symbol)
    .where('ts', '=', ts)
    .execute()
}
