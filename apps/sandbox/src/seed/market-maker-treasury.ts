import type { Migration } from '../database/migrate.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { depositPosting } from '../ledger/deposit-posting.ts'
import { coins } from '../prices/coins.ts'
import { MARKET_MAKER_TREASURY } from '../prices/market-maker.ts'

/** Amount of each coin that the market maker gets: more than it can use. */
const PLENTY = '1000000000'

/** Returns the migration that deposits an amount of each coin into the market maker's account. */
export function marketMakerTreasury({ ledger }: Exchange): Migration {
  const amounts = Object.fromEntries(coins.map(({ coin }) => [coin, PLENTY]))
  return {
    name: 'seed-house-1',
    up: (tx) => ledger.post(tx, depositPosting(MARKET_MAKER_TREASURY, 'house', amounts)),
  }
}
