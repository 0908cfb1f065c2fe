import { DAY_MS, toUnits } from '@bourselet/sdk/money'
import type { Migration } from '../../database/migrate.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { Offer } from '../../products/products.migration.ts'
import { openTermProduct } from '../../products/term-product.ts'
import { type WealthTerms, wealthRules } from './wealth-rules.ts'

type NewOffer = Omit<Offer<WealthTerms>, 'id'>

/**
 * Returns an offer that accepts any amount within bounds and has no end of sale. `bounds` are minimum, maximum and
 * step.
 */
const amounts = (name: string, days: number, daily_rate: string, bounds: [string, string, string]) => {
  const [min, max, step] = bounds.map((text) => toUnits(text)) as [bigint, bigint, bigint]
  return {
    ...{
      kind: 'pledge' as const,
      name,
      coin: 'USDT',
      term_days: days,
      terms: { daily_rate, penalty_rate: '0' },
    },
    ...{ min_amount: min, max_amount: max, step, copy_price: null, total_copies: null, sold_copies: 0 },
    ...{ presale_at: null, end_at: null, append_allowed: true, early_redeem: true },
  }
}

/**
 * Returns an offer that is sold in copies, that is, in units of a fixed price. `total` is the number of copies, `sold`
 * the number already sold.
 */
const copies = (
  name: string,
  days: number,
  daily_rate: string,
  price: string,
  [total, sold]: [number, number],
) => ({
  ...amounts(name, days, daily_rate, [price, '1', price]),
  ...{ kind: 'wealth' as const, max_amount: 100n * toUnits(price), copy_price: toUnits(price) },
  ...{ total_copies: total, sold_copies: sold, early_redeem: false },
})

/**
 * Returns the offers that a new database starts with. No rate exceeds the cost of the cheapest loan, so nobody gains
 * by investing borrowed money.
 */
function seededOffers(now: number): NewOffer[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const days = (count: number) => today + count * DAY_MS
  const since = { sale_at: days(-60) }
  return [
    { ...amounts('USDT 30D', 30, '0.0003', ['100', '50000', '1']), ...since },
    { ...copies('USDT 90D', 90, '0.00035', '500', [1000, 317]), ...since },
    {
      ...copies('BTC 60D', 60, '0.0002', '0.01', [400, 366]),
      ...{ coin: 'BTC', presale_at: today, sale_at: days(7) },
    },
    { ...copies('USDT 7D', 7, '0.0002', '200', [500, 500]), ...since },
    {
      ...amounts('ETH 180D', 180, '0.00025', ['0.1', '50', '0.01']),
      ...{ coin: 'ETH', ...since, end_at: days(-30) },
    },
  ]
}

/** Returns the migration that stores the wealth and pledge offers of a new database. */
export const seedWealthOffers = (exchange: ServerExchange): Migration => ({
  name: 'seed-wealth-1',
  async up(tx) {
    const product = openTermProduct(exchange, wealthRules)
    for (const offer of seededOffers(exchange.clock.now())) await product.addOffer(tx, offer)
  },
})
