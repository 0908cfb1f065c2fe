import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { acceptQuote, refuseDeadQuote } from './accept-quote.ts'
import { convertRecords } from './convert-records.ts'
import { giveQuote } from './give-quote.ts'
import { refuseMove } from './refuse-move.ts'
import { swap } from './swap.ts'
import { transfer } from './transfer.ts'

export function convertRoutes(exchange: Exchange) {
  const { members, database } = exchange
  return defineRoutes({
    'convert.convert': async (request, { memberId, transaction }) => {
      if (!('quote_id' in request)) return giveQuote(exchange, memberId, request)
      await refuseDeadQuote(exchange, memberId, request.quote_id)
      await members.checkFundPassword(memberId, request.trade_password)
      return transaction((tx) => acceptQuote(exchange, tx, memberId, request.quote_id))
    },
    'convert.exchange': {
      async submit(request, { memberId }, keep) {
        const { from_account = 'spot', to_account = from_account, from_coin, to_coin = from_coin } = request
        const move = { ...request, from_account, to_account, to_coin }
        refuseMove(move)
        await members.checkFundPassword(memberId, request.trade_password)
        if (from_coin === to_coin) return transfer(exchange, memberId, move, keep)
        return database.transaction(async (tx) => {
          const record = await swap(exchange, tx, memberId, move)
          await keep?.(tx, record)
          return record
        })
      },
    },
    'convert.records': (request, { memberId }) => convertRecords(exchange, memberId, request ?? {}),
  })
}
