import type { Reader } from '../../database/transaction.ts'

/**
 * Symbols whose index price a sandbox control has moved. Their index follows the price series scaled by a constant
 * factor, also after a restart, until the control moves the price again or removes the factor.
 */
export interface MovedPrices {
  /** Returns the index price to publish, in ticks, when the price series of the symbol is at `price`. */
  at(symbol: string, price: number): number
  /**
   * Scales the index of a symbol so that the index price is `price` when the price of its series is `from`. If `moved`
   * is null, removes the scaling, so that the index equals the price series again.
   */
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
