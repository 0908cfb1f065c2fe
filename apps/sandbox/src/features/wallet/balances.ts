import { divRound, fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { FuturesWallets } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Data, Request } from '../../http/routes.ts'
import { coins } from '../../prices/coins.ts'
import { usdtValue } from '../../prices/valuation.ts'
import { worthOf } from '../../prices/worth.ts'
import { balanceView, unitsOf } from './balance-view.ts'
import { chainTerms } from './chain-terms.ts'
import { historyOf } from './daily-totals.ts'

const ONE_BTC = 100_000_000n

/**
 * Returns the balance of each coin in each wallet, filtered by the request, and totals over all wallets and coins.
 * The finance wallet has rows only for coins with a locked amount. `hide_zero` omits coins without a balance.
 */
export async function balancesOf(
  exchange: Exchange,
  futuresWallets: FuturesWallets,
  db: Reader,
  memberId: number,
  { account, coin, hide_zero = false, history_days }: Request<'wallet.balances'>,
): Promise<Data<'wallet.balances'>> {
  const { index, clock } = exchange
  const wallet = await futuresWallets.holdings(db, memberId)
  const debts = await exchange.debts.of(db, memberId, clock.now())
  const { spot, futures, finance, loans, total } = worthOf(wallet, debts, index)
  const btc = usdtValue(index, 'BTC', ONE_BTC)
  const rows = [
    ...coins.map((info) => ({ account: 'spot' as const, info })),
    ...coins.filter((info) => info.coin === 'USDT').map((info) => ({ account: 'futures' as const, info })),
    ...coins
      .filter((info) => unitsOf(wallet, 'finance', info.coin) > 0n)
      .map((info) => ({ account: 'finance' as const, info })),
  ]
  const list = rows
    .filter(
      (row) =>
        (account === undefined || row.account === account) && (coin === undefined || row.info.coin === coin),
    )
    .map(({ account, info }) => ({
      ...balanceView(wallet, account, info.coin, index),
      ...(account === 'futures' ? { total: fromUnits(futures), value_usdt: fromUnits(futures) } : {}),
      name: info.name,
      icon: info.icon,
      ...chainTerms(account, info.coin),
    }))
    .filter((row) => !hide_zero || row.total !== fromUnits(0n))
  return {
    total_usdt: fromUnits(total),
    total_btc: fromUnits(btc === 0n ? 0n : divRound(total * ONE_BTC, btc, 'DOWN')),
    by_account: {
      spot: fromUnits(spot),
      futures: fromUnits(futures),
      finance: fromUnits(finance),
      loans: fromUnits(loans),
    },
    list,
    ...(history_days ? { history: await historyOf(exchange, db, memberId, history_days, total) } : {}),
  }
}
