import { useMemo, useSyncExternalStore } from 'react'
import type { Product } from '../../../../shared/data/live-tickers.ts'
import { openStoredList, type StoredList } from '../stored-list.ts'

/** Maximum number of symbols that a chart compares with its own symbol. */
export const MOST_COMPARED = 2

const SYMBOL = /^[A-Z\d]{2,24}$/

const lists = new Map<string, StoredList<string>>()

/** Returns the stored symbols with which the chart of a market is compared. */
export function comparedOf(product: Product, symbol: string): StoredList<string> {
  const name = `compared.${product}.${symbol}`
  const options = {
    entryOf: (stored: unknown) =>
      typeof stored === 'string' && SYMBOL.test(stored) && stored !== symbol ? stored : null,
    most: MOST_COMPARED,
  }
  const list = lists.get(name) ?? openStoredList(name, options)
  lists.set(name, list)
  return list
}

/** Returns the stored symbols with which a chart is compared, and functions that add and remove symbols. */
export function useCompared(product: Product, symbol: string) {
  const stored = useMemo(() => comparedOf(product, symbol), [product, symbol])
  const list = useSyncExternalStore(stored.subscribe, stored.read, stored.read)
  return {
    list,
    add(other: string) {
      const known = stored.read()
      if (other !== symbol && !known.includes(other)) stored.write([...known, other])
    },
    remove: (other: string) => stored.write(stored.read().filter((one) => one !== other)),
  }
}
