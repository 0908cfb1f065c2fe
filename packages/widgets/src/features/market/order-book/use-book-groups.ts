import type { BookView } from '@bourselet/sdk'
import type { Decimal } from '@bourselet/sdk/money'
import { useEffect, useMemo, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { lazyCode, useLazyCode } from '../../../shared/ui/lazy-part.tsx'
import type { FarLevels, Levels } from './book-groups.ts'

const code = /* @__PURE__ */ lazyCode(() => import('./book-groups.ts'))

type BookGroupsOptions = {
  symbol: string
  product: Product
  book: BookView
  /** The selected price range of a row; undefined for one tick. */
  group: Decimal | undefined
  count: number
}

/**
 * Returns the levels of a book grouped by price. Returns null if no price group is selected, or until the book and the
 * code that groups levels are loaded. The stream sends only the levels nearest to the best prices. If their groups do
 * not fill all rows of the book, groups that the server has computed fill the rest. They are not requested with
 * `useCall`, because a book renders ten times a second and `useCall` would create its query in each render.
 */
export function useBookGroups({ symbol, product, book, group, count }: BookGroupsOptions): Levels | null {
  const { sdk } = useBourselet()
  const groups = useLazyCode(code, group !== undefined)
  const near = useMemo(
    () => (groups && group !== undefined && book.isReady ? groups.nearGroups(book, group, count) : null),
    [groups, book, group, count],
  )
  const isShort = near !== null && (near.bids.length < count || near.asks.length < count)
  const [answer, setAnswer] = useState<{ asked: string; far: FarLevels }>()
  const key = `${product}:${symbol}:${group}`
  useEffect(() => {
    if (!groups || !isShort || group === undefined) return
    return groups.followFarLevels(sdk, { symbol, product, group }, (far) => setAnswer({ asked: key, far }))
  }, [groups, isShort, sdk, symbol, product, group, key])
  const far = isShort && answer?.asked === key ? answer.far : undefined
  return useMemo(() => groups && near && groups.allGroups(near, far), [groups, near, far])
}
