import type { Bourselet } from '@bourselet/sdk'
import type { Decimal } from '@bourselet/sdk/money'
import { useEffect, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'

const EVERY_MS = 2_000

type Depth = Awaited<ReturnType<Bourselet['market']['depth']>>
type Asked = { symbol: string; product: Product; group: Decimal }

/**
 * Returns levels farther from the best price than those that the stream sends. The server groups them, and this
 * hook requests them every two seconds. It does not use `useCall`, because a book renders ten times a second and
 * `useCall` computes its query in each render.
 */
export function useFarLevels(asked: Asked | null): Depth | undefined {
  const { sdk } = useBourselet()
  const { symbol, product, group } = asked ?? {}
  const [answer, setAnswer] = useState<{ asked: string; depth: Depth }>()
  const key = symbol && `${product}:${symbol}:${group}`
  useEffect(() => {
    if (!symbol || !product || !group || !key) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      try {
        const depth = await sdk.market.depth({ symbol, product, group, limit: 50 }, { signal: abort.signal })
        if (!abort.signal.aborted) setAnswer({ asked: key, depth })
      } catch {
        // If the request fails, the book shows only the live levels until the next request.
      }
      if (!abort.signal.aborted) timer = setTimeout(ask, EVERY_MS)
    }
    void ask()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [sdk, symbol, product, group, key])
  return answer?.asked === key ? answer?.depth : undefined
}
