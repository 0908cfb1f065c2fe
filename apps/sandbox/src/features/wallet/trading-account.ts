import { fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { FuturesWallets } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Data, Request } from '../../http/routes.ts'
import type { WalletRow } from '../../ledger/balances.ts'
import { levelOf } from '../../members/levels.ts'
import { findListing } from '../../prices/listings.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { balanceView, unitsOf } from './balance-view.ts'

type Account = Data<'wallet.tradingAccount'>

/** Returns the balances that a trading page shows next to its order form. */
export async function tradingAccountOf(
  exchange: Exchange,
  wallets: FuturesWallets,
  db: Reader,
  memberId: number,
  { type = 'futures', symbol }: Request<'wallet.tradingAccount'>,
): Promise<Account> {
  if (type === 'futures') return wallets.account(memberId)
  const wallet = await exchange.ledger.wallet(db, memberId)
  if (type === 'spot') return spot(exchange, db, memberId, wallet, symbol)
  // Bets have no wallet of their own: time options and rounds are paid from the spot wallet.
  const available = fromUnits(unitsOf(wallet, 'spot', 'USDT', 'available'))
  const frozen = fromUnits(unitsOf(wallet, 'spot', 'USDT', 'frozen'))
  return { coin: 'USDT', available, frozen }
}

async function spot(
  { members, index }: Exchange,
  db: Reader,
  memberId: number,
  wallet: WalletRow[],
  symbol?: string,
) {
  if (symbol === undefined) throw invalid({ symbol: 'REQUIRED' })
  const listing = findListing(symbol)
  if (!listing) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  const level = levelOf((await members.get(db, memberId)).level)
  return {
    symbol,
    base: balanceView(wallet, 'spot', listing.base, index),
    quote: balanceView(wallet, 'spot', listing.quote, index),
    maker: level.spotMaker,
    taker: level.spotTaker,
  }
}
