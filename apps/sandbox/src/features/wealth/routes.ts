import { toUnits } from '@bourselet/sdk/money'
import { inSnapshot } from '../../database/transaction.ts'
import type { Pages } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { dateOf } from '../../products/term-booking.ts'
import type { TermProduct } from '../../products/term-rules.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { incomeList, incomeSummary, oneIncome } from './incomes.ts'
import { change, subscribe } from './invest.ts'
import { orderDetail, orderList, productList } from './wealth-lists.ts'
import type { WealthTerms } from './wealth-rules.ts'
import { previewOf, productView } from './wealth-views.ts'

export function wealthRoutes(exchange: Exchange, product: TermProduct<WealthTerms>, pages: Pages) {
  const { clock } = exchange
  return defineRoutes({
    'wealth.products': (request, { db }) => productList(product, db, clock.now(), request ?? {}),
    'wealth.product': async ({ id, amount }, { db, language }) => {
      const now = clock.now()
      const offer = (await product.offers(db)).find((one) => one.id === id)
      const view = offer && productView(offer, now)
      if (!view) throw new Refusal('NOT_FOUND', { field: 'id' })
      const preview = amount === undefined ? {} : { preview: previewOf(offer, toUnits(amount), dateOf(now)) }
      return { ...view, rules_html: pages(language, 'pledge_rules'), ...preview }
    },
    'wealth.summary': (request, { memberId, db }) => {
      const { id, kind } = request ?? {}
      if (id !== undefined) return oneIncome(db, memberId, id)
      return inSnapshot(db, (tx) => incomeSummary(exchange, tx, memberId, kind))
    },
    'wealth.subscribe': (request, context) => subscribe(exchange, product, context, request),
    'wealth.change': (request, context) => change(exchange, product, context, request),
    'wealth.incomes': (request, { memberId, db }) => incomeList(db, memberId, request ?? {}),
    'wealth.order': ({ order_no }, { memberId, db }) => orderDetail(db, clock.now(), memberId, order_no),
    'wealth.orders': (request, { memberId, db }) =>
      inSnapshot(db, (tx) => orderList(tx, clock.now(), memberId, request ?? {})),
  })
}
