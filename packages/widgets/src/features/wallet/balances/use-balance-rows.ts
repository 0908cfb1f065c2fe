import { compare, type Decimal, isZero } from '@bourselet/sdk/money'
import { useState } from 'react'
import type { SymbolInfo } from '../../../shared/data/symbol-info.ts'
import type { Wallet } from '../../../shared/data/use-balances.ts'

export type BalanceRow = Wallet['list'][number]
export type FundAccount = BalanceRow['account']

/** Balances worth less than this many USDT count as small. */
export const SMALL_USDT: Decimal = '1'

/** Whether a balance may be hidden: one without a price is never small unless it is nothing. */
const isSmall = ({ total, value_usdt, price_usdt }: BalanceRow) =>
  isZero(total) || (!isZero(price_usdt) && compare(value_usdt, SMALL_USDT) < 0)

/** The most valuable first; what is worth the same stays in the order of the exchange. */
const byValue = (a: BalanceRow, b: BalanceRow) => compare(b.value_usdt, a.value_usdt)

const matches = ({ coin, name }: BalanceRow, search: string) =>
  `${coin} ${name}`.toLowerCase().includes(search.trim().toLowerCase())

/** What of the wallet is shown: one account, searched, with or without the small ones. */
export function useBalanceRows(list: Wallet['list'] | undefined, first: FundAccount = 'spot') {
  const [account, setAccount] = useState(first)
  const [search, setSearch] = useState('')
  const [hideSmall, setHideSmall] = useState(false)
  const ofAccount = list?.filter((row) => row.account === account)
  return {
    account,
    setAccount,
    search,
    setSearch,
    hideSmall,
    setHideSmall,
    /** How many coins of an account hold anything. */
    held: (of: FundAccount) => list?.filter((row) => row.account === of && !isZero(row.total)).length,
    rows: ofAccount?.filter((row) => matches(row, search) && !(hideSmall && isSmall(row))).toSorted(byValue),
    isFiltered: search.trim() !== '' || hideSmall,
    clear: () => {
      setSearch('')
      setHideSmall(false)
    },
  }
}

/** The market in which a coin is traded: the USDT one before others; none for USDT itself. */
export function marketOf(coin: string, symbols: readonly SymbolInfo[] | undefined): string | undefined {
  const own = symbols?.filter(({ base }) => base === coin)
  return (own?.find(({ quote }) => quote === 'USDT') ?? own?.[0])?.symbol
}

/** How a coin's price against USDT changed in 24 hours, in percent; undefined where it is not traded. */
export const changeOf = (coin: string, symbols: readonly SymbolInfo[] | undefined): Decimal | undefined =>
  symbols?.find(({ base, quote }) => base === coin && quote === 'USDT')?.change_pct
