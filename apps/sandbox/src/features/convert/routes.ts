import type { FuturesWallets } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes, submit, write } from '../../http/routes.ts'
import { acceptQuote, refuseClosedQuote } from './accept-quote.ts'
import { convertRecords } from './convert-records.ts'
import { giveQuote } from './give-quote.ts'
import { refuseMove } from './refuse-move.ts'
import { swap } from './swap.ts'
import { transfer } from './transfer.ts'

export function convertRoutes(exchange: Exchange, futuresWallets: FuturesWallets) {
  const { members, clock } = exchange
  return defineRoutes({
    'convert.convert': async (request, { memberId, db }) => {
      if (!('quote_id' in request)) return write(giveQuote, memberId, request)
      await refuseClosedQuote(db, memberId, request.quote_id, clock.now())
      await members.checkFundPassword(memberId, request.trade_password)
      return write(acceptQuote, memberId, request.quote_id)
    },
    'convert.exchange': async (request, { memberId }) => {
      const { from_account = 'spot', to_account = from_account, from_coin, to_coin = from_coin } = request
      const move = { ...request, from_account, to_account, to_coin }
      refuseMove(move)
      await members.checkFundPassword(memberId, request.trade_password)
      if (from_coin === to_coin)
        return submit((keep) => transfer(exchange, futuresWallets, memberId, move, keep))
      return write(swap, memberId, move)
    },
    'convert.records': (request, { memberId, db }) => convertRecords(db, memberId, request ?? {}),
  })
}
