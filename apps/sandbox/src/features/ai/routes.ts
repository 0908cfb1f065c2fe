import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes, write } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { findAiOrder, isFinishedEarly, orderViews } from './ai-orders.ts'
import type { AiPlans } from './ai-plans.ts'
import { createDraft } from './create-draft.ts'
import { planView } from './plan-view.ts'
import { finishOrder, payDraft, refuseAction } from './submit-order.ts'

export function aiRoutes({ clock, members, kyc }: Exchange, plans: AiPlans) {
  return defineRoutes({
    'ai.products': async (request, { db, language }) => {
      const { id, coin, risk } = request ?? {}
      const views = (await plans.offers(db)).flatMap((offer) => planView(offer, language, clock.now()) ?? [])
      if (id === undefined)
        return views.filter((plan) => plan.coin === (coin ?? plan.coin) && plan.risk === (risk ?? plan.risk))
      const found = views.find((plan) => plan.id === id)
      if (!found) throw new Refusal('NOT_FOUND', { field: 'id' })
      return found
    },
    'ai.create': async (request, { memberId, db }) => {
      await kyc.demand(db, memberId, 'invest')
      return write(createDraft, plans, memberId, request)
    },
    'ai.submit': async ({ order_no, action = 'pay', trade_password }, { memberId, db }) => {
      const order = refuseAction(await findAiOrder(db, memberId, order_no), action, clock.now())
      if (order.status === 'pending') await kyc.demand(db, memberId, 'invest')
      await members.checkFundPassword(memberId, trade_password)
      // The answer to an earlier request may have been lost. A repeated request therefore returns the order, even if
      // the order has ended.
      if (action === 'finish' && isFinishedEarly(order)) return (await orderViews(db, [order]))[0]!
      return write(action === 'pay' ? payDraft : finishOrder, plans, memberId, order_no)
    },
  })
}
