import type { Files } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { pagedRows } from '../../http/page.ts'
import { defineRoutes, write } from '../../http/routes.ts'
import { declareDeposit } from './declare-deposit.ts'
import { chainsToList, depositAddress, openChain } from './deposit-address.ts'
import { depositView } from './deposit-view.ts'
import { findDeposit } from './find-deposit.ts'

export function depositRoutes(exchange: Exchange, files: Files) {
  return defineRoutes({
    'deposit.addressDefault': ({ coin = 'USDT', chain }, { memberId, language }) => {
      const first = chain ?? defaultChain(coin)
      return depositAddress(exchange, memberId, language, openChain(coin, first))
    },
    'deposit.addresses': ({ coin }, { memberId, language }) =>
      chainsToList(coin).map((terms) => depositAddress(exchange, memberId, language, terms)),
    'deposit.declare': (request, { memberId }) => write(declareDeposit, files, memberId, request),
    'deposit.get': (request, { memberId, db }) => findDeposit(db, memberId, request),
    'deposit.records': async (request, { memberId, db }) => {
      const own = db.selectFrom('deposits').where('member_id', '=', memberId)
      const { page, list } = await pagedRows(own, request ?? {}, { filters: ['coin', 'status'] })
      return { page, list: list.map(depositView) }
    },
  })
}

/** Returns TRC20 if the coin has that chain or no chain at all, else the first chain of the coin. */
function defaultChain(coin: string): string {
  const chains = chainsToList(coin).map((terms) => terms.chain)
  return chains.includes('TRC20') ? 'TRC20' : (chains[0] ?? 'TRC20')
}
