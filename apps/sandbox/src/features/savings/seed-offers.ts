import { DAY_MS, toUnits } from '@bourselet/sdk/money'
import type { Migration } from '../../database/migrate.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { Offer } from '../../products/products.migration.ts'
import { openTermProduct } from '../../products/term-product.ts'
import { type SavingsTerms, savingsRules } from './savings-rules.ts'

const savings = (
  name: string,
  term_days: number | null,
  apr: string,
  [min, max]: [string, string],
): Omit<Offer<SavingsTerms>, 'id' | 'sale_at'> => ({
  ...{ kind: 'savings', name, coin: 'USDT', term_days, terms: { apr } },
  ...{ min_amount: toUnits(min), max_amount: toUnits(max), step: 1n },
  ...{ copy_price: null, total_copies: null, sold_copies: 0, presale_at: null, end_at: null },
  ...{ append_allowed: false, early_redeem: true },
})

const OFFERS = [
  savings('USDT Flex', null, '0.04', ['10', '200000']),
  savings('USDT Fixed 90D', 90, '0.0625', ['100', '50000']),
]

/** Returns the migration that stores the savings offers of a new database. */
export const seedSavingsOffers = (exchange: ServerExchange): Migration => ({
  name: 'seed-savings-1',
  async up(tx) {
    const product = openTermProduct(exchange, savingsRules)
    const sale_at = Math.floor(exchange.clock.now() / DAY_MS) * DAY_MS
    for (const offer of OFFERS) await product.addOffer(tx, { ...offer, sale_at })
  },
})
