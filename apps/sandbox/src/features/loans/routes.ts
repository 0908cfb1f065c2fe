import { inSnapshot } from '../../database/transaction.ts'
import type { Files, Pages } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { applyForLoan } from './apply-loan.ts'
import { listGoods } from './loan-goods.ts'
import { listLoans } from './loan-view.ts'
import { changeByMember } from './repay-loan.ts'

export function loansRoutes(exchange: Exchange, { files, pages }: { files: Files; pages: Pages }) {
  return defineRoutes({
    'loans.goods': (request, context) => listGoods(exchange, pages, context, request?.coin),
    'loans.apply': (request, context) => applyForLoan(exchange, context, request),
    'loans.orders': (request, { memberId, db }) =>
      inSnapshot(db, (tx) => listLoans(exchange, tx, memberId, request ?? {})),
    'loans.repay': (request, context) => changeByMember(exchange, files, context, request),
  })
}
