import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { declareDeposit } from './declare-deposit.ts'
import { chainsToList, depositAddress, openChain } from './deposit-address.ts'
import { depositRecords } from './deposit-records.ts'
import { findDeposit } from './find-deposit.ts'

export function depositRoutes(exchange: Exchange) {
  const { settings, database } = exchange
  return defineRoutes({
    'deposit.addressDefault': ({ coin = 'USDT', chain }, { memberId, language }) => {
      const first = chain ?? defaultChain(coin)
      return depositAddress(settings, memberId, language, openChain(coin, first))
    },
    'deposit.addresses': ({ coin }, { memberId, language }) =>
      chainsToList(coin).map((terms) => depositAddress(settings, memberId, language, terms)),
    'deposit.declare': (request, { memberId, transaction }) =>
      transaction((tx) => declareDeposit(exchange, tx, memberId, request)),
    'deposit.get': (request, { memberId }) => findDeposit(database.db, memberId, request),
    'deposit.records': (request, { memberId }) => depositRecords(exchange, memberId, request ?? {}),
  })
}

/** TRC20 where the coin has it, else its first. */
function defaultChain(coin: string): string {
  const chains = chainsToList(coin).map((terms) => terms.chain)
  return chains.includes('TRC20') ? 'TRC20' : (chains[0] ?? 'TRC20')
}
