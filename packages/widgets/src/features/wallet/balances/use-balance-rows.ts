import { compare, type Decimal, isZero } from '@bourselet/sdk/money'
import { useState } from 'react'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'

export type BalanceRow = Wallet['list'][number]
export type WalletAccount = BalanceRow['account']

/** Balances worth less than this amount of USDT count as small. The member can hide small balances. */
export const SMALL_USDT: Decimal = '1'

/** Returns true for a small balance. A balance without a price is small only if it is zero. */
const isSmall = ({ total, value_usdt, price_usdt }: BalanceRow) =>
  isZero(total) || (!isZero(price_usdt) && compare(value_usdt, SMALL_USDT) < 0)

/**
 * Compares rows by value, highest first. Rows of equal value keep the order in which the server lists them.
 */
const byValue = (a: BalanceRow, b: BalanceRow) => compare(b.value_usdt, a.value_usdt)

const matches = ({ coin, name }: BalanceRow, search: string) =>
  `${coin} ${name}`.toLowerCase().includes(search.trim().toLowerCase())

/**
 * Returns the balances of the selected account that match the search, highest value first. Also returns the selected
 * account, the search text and the filter, with their setters. If the member hides small balances, these are left out.
 */
export function useBalanceRows(list: Wallet['list'] | undefined, first: WalletAccount = 'spot') {
  const [account, setAccount] = useState(first)
  const [search, setSearch] = useState('')
  const [hideSmall, setHideSmall] = useState(false)
  const [isSearchFocused, setSearchFocused] = useState(false)
  const ofAccount = list?.filter((row) => row.account === account)
  return {
    account,
    setAccount,
    search,
    setSearch,
    hideSmall,
    setHideSmall,
    /** True while the search field has the focus, also while the other layout replaces the field. */
    isSearchFocused,
    setSearchFocused,
    /** Returns the number of coins with a balance in an account. */
    held: (of: WalletAccount) => list?.filter((row) => row.account === of && !isZero(row.total)).length,
    rows: ofAccount?.filter((row) => matches(row, search) && !(hideSmall && isSmall(row))).toSorted(byValue),
    isFiltered: search.trim() !== '' || hideSmall,
    clear: () => {
      setSearch('')
      setHideSmall(false)
    },
  }
}

/** The shown balances of an account, with the entries that filter them. */
export type BalancesView = ReturnType<typeof useBalanceRows>

/**
 * Returns the symbol of a market whose base coin is the given coin, preferably against USDT. Returns undefined if there
 * is no such market.
 */
export function marketOf(coin: string, symbols: readonly SymbolInfo[] | undefined): string | undefined {
  const own = symbols?.filter(({ base }) => base === coin)
  return (own?.find(({ quote }) => quote === 'USDT') ?? own?.[0])?.symbol
}

/**
 * Returns the 24-hour change of a coin's USDT price in percent; undefined if the coin is not traded against
 * USDT.
 */
export const changeOf = (coin: string, symbols: readonly SymbolInfo[] | undefined): Decimal | undefined =>
  symbols?.find(({ base, quote }) => base === coin && quote === 'USDT')?.change_pct
