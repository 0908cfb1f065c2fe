import { fromUnits } from '@bourselet/sdk/money'
import { inSnapshot } from '../../database/transaction.ts'
import type { Capabilities } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { assetsOf, memberView } from '../../members/member-view.ts'
import { codeResetFrom, reviewReasons } from '../../members/review-times.ts'
import { worthOf } from '../../prices/worth.ts'
import { bindEmail } from './bind-email.ts'
import { changePassword } from './change-password.ts'
import { changeTradePassword } from './change-trade-password.ts'
import { listLevels } from './list-levels.ts'
import { updateProfile } from './update-profile.ts'

export function accountRoutes(
  exchange: Exchange,
  sources: Pick<Capabilities, 'files' | 'destinations' | 'futuresWallets'>,
) {
  const { members, ledger, index, clock } = exchange
  const { files, destinations, futuresWallets } = sources
  return defineRoutes({
    'account.info': (_request, { memberId, sessionId, db }) =>
      inSnapshot(db, async (tx) => {
        const row = await members.get(tx, memberId)
        const wallet = await ledger.wallet(tx, memberId)
        const holdings = await futuresWallets.holdings(tx, memberId)
        const debts = await exchange.debts.of(tx, memberId, clock.now())
        return {
          ...memberView(row, wallet, index, clock.now()),
          withdraw_review_reasons: reviewReasons(row, clock.now()),
          trade_password_reset_from: codeResetFrom(row, clock.now()),
          sessions: await members.sessions(tx, memberId, sessionId),
          login_history: await members.logIns.list(tx, memberId),
          ...(row.authenticator_secret !== null && {
            recovery_codes_left: await members.secondFactor.recoveryCodes.left(tx, memberId),
          }),
          wallet_info: await destinations.of(tx, memberId),
          assets: {
            ...assetsOf(wallet, index),
            total_usdt: fromUnits(worthOf(holdings, debts, index).total),
          },
        }
      }),
    'account.bindEmail': (request, context) => bindEmail(exchange, request, context),
    'account.levels': (_request, context) => listLevels(exchange, context),
    'account.changeTradePassword': (request, context) => changeTradePassword(exchange, request, context),
    'account.changePassword': (request, context) => changePassword(exchange, request, context),
    'account.update': (request, context) => updateProfile(exchange, files, request, context),
  })
}
