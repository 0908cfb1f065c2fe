import { divRound, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Data, Request } from '../../http/routes.ts'
import { coins } from '../../prices/coins.ts'
import { usdtValue } from '../../prices/valuation.ts'
import { balanceView } from './balance-view.ts'
import { chainTerms } from './chain-terms.ts'

const ONE_BTC = 100_000_000n

/** One row for each coin and wallet, also of coins not owned unless `hide_zero`; totals are of everything. */
export async function balancesOf(
  { ledger, database, index, contractWallets }: Exchange,
  memberId: number,
  { account, coin, hide_zero = false }: Request<'wallet.balances'>,
): Promise<Data<'wallet.balances'>> {
  const wallet = await ledger.wallet(database.db, memberId)
  const contracts = await contractWallets.wallets().account(memberId)
  // With margins, less what losses owe: the cash alone would show money that is not there.
  const owned = toUnits(contracts.wallet_balance) + toUnits(contracts.isolated_margin)
  const futures = owned > 0n ? owned : 0n
  const worth = (name: string) =>
    wallet
      .filter((row) => row.wallet === name)
      .reduce((sum, row) => sum + usdtValue(index, row.coin, row.amount), 0n)
  const [spot, finance] = [worth('spot'), worth('finance')]
  const btc = usdtValue(index, 'BTC', ONE_BTC)
  const rows = [
    ...coins.map((info) => ({ account: 'spot' as const, info })),
    ...coins.filter((info) => info.coin === 'USDT').map((info) => ({ account: 'futures' as const, info })),
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
  const total = spot + futures + finance
  return {
    total_usdt: fromUnits(total),
    total_btc: fromUnits(btc === 0n ? 0n : divRound(total * ONE_BTC, btc, 'DOWN')),
    by_account: { spot: fromUnits(spot), futures: fromUnits(futures), finance: fromUnits(finance) },
    list,
  }
}
