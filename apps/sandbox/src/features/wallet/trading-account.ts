import { fromUnits } from '@bourselet/sdk/money'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Data, Request } from '../../http/routes.ts'
import type { WalletRow } from '../../ledger/balances.ts'
import { levelOf } from '../../members/levels.ts'
import { findListing } from '../../prices/listings.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { balanceView, unitsOf } from './balance-view.ts'

type Account = Data<'wallet.tradingAccount'>

/** What a trading screen shows beside its ticket. */
export async function tradingAccountOf(
  exchange: Exchange,
  memberId: number,
  { type = 'futures', symbol }: Request<'wallet.tradingAccount'>,
): Promise<Account> {
  const wallet = await exchange.ledger.wallet(exchange.database.db, memberId)
  if (type === 'spot') return spot(exchange, memberId, wallet, symbol)
  const account = type === 'option' ? 'spot' : 'futures'
  const available = fromUnits(unitsOf(wallet, account, 'USDT', 'available'))
  const frozen = fromUnits(unitsOf(wallet, account, 'USDT', 'frozen'))
  return type === 'option' ? { coin: 'USDT', available, frozen } : idleFutures(available)
}

async function spot(
  { members, database, index }: Exchange,
  memberId: number,
  wallet: WalletRow[],
  symbol?: string,
) {
  if (symbol === undefined) throw invalid({ symbol: 'REQUIRED' })
  const listing = findListing(symbol)
  if (!listing) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  const level = levelOf((await members.get(database.db, memberId)).level)
  return {
    symbol,
    base: balanceView(wallet, 'spot', listing.base, index),
    quote: balanceView(wallet, 'spot', listing.quote, index),
    maker: level.spotMaker,
    taker: level.spotTaker,
  }
}

/** A futures wallet without positions and orders: there is no futures trading to make any. */
function idleFutures(available: string): Account {
  const zero = fromUnits(0n)
  return {
    coin: 'USDT',
    wallet_balance: available,
    isolated_margin: zero,
    cross_equity: available,
    cross_upnl: zero,
    position_margin: zero,
    order_margin: zero,
    available,
    max_transfer_out: available,
    maintenance_margin: zero,
    margin_ratio_pct: '0.00',
    settings: [],
  }
}
