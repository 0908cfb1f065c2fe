import { defineFeature } from '../../exchange/feature.ts'
import { defineRoutes } from '../../http/routes.ts'
import { openTermProduct } from '../../products/term-product.ts'
import { save } from './save.ts'
import { goodsList, orderList } from './savings-lists.ts'
import { savingsRules } from './savings-rules.ts'
import { seedSavingsOffers } from './seed-offers.ts'

/** The feature of flexible and fixed savings. */
export const savingsFeature = defineFeature({
  name: 'savings',
  seeds: (exchange) => [seedSavingsOffers(exchange)],
  open(exchange) {
    const product = openTermProduct(exchange, savingsRules)
    return {
      routes: defineRoutes({
        'savings.goods': (request, { db }) => goodsList(product, db, exchange.clock.now(), request ?? {}),
        'savings.orders': (request, { memberId, db }) => orderList(db, memberId, request ?? {}),
        'savings.add': (request, context) => save(exchange, product, context, request),
      }),
      jobs: [product.job],
    }
  },
})
