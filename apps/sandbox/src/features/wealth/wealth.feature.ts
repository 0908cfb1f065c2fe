import { defineFeature } from '../../exchange/feature.ts'
import { openTermProduct } from '../../products/term-product.ts'
import { wealthRoutes } from './routes.ts'
import { seedWealthOffers } from './seed-offers.ts'
import { wealthRules } from './wealth-rules.ts'

/** The feature of wealth and pledge products, and of the income of all term products. */
export const wealthFeature = defineFeature({
  name: 'wealth',
  needs: ['pages'],
  seeds: (exchange) => [seedWealthOffers(exchange)],
  open(exchange, { pages }) {
    const product = openTermProduct(exchange, wealthRules)
    return {
      routes: wealthRoutes(exchange, product, pages),
      jobs: [product.job],
    }
  },
})
