import type { Reader } from '../../database/transaction.ts'

/**
 * Symbols whose index was moved by a control: they follow the price series at the same ratio, also after a
 * restart, until they are moved again or released.
 */
export interface MovedPrices {
  /** Returns the price to publish, in ticks, when the series has `price`. */
  at(symbol: string, price: number): number
  /** Moves the symbol to `price` at a time when the series has `from`; null releases the symbol. */
  move(symbol: string, moved: { price: number; from: number } | null): Promise<void>
}

export async function openMovedPrices(db: Reader): Promise<MovedPrices> {
  const rows = await db.selectFrom('market_moved').selectAll().execute()
  const ratios = new Map(rows.map(({ symbol, ratio }) => [symbol, ratio]))
  return {
    at: (symbol, price) => Math.max(1, Math.round(price * (ratios.get(symbol) ?? 1))),
    async move(symbol, moved) {
      await db.deleteFrom('market_moved').where('symbol', '=', symbol).execute()
      if (!moved) {
        ratios.delete(symbol)
        return
      }
      const ratio = moved.price / moved.from
      await db.insertInto('market_moved').values({ symbol, ratio }).execute()
      ratios.set(symbol, ratio)
    },
  }
}
