import { useMemo } from 'react'
import { revalue } from '../../shared/data/revalue.ts'
import { useContracts } from '../../shared/data/use-contracts.ts'
import { useFuturesAccount } from '../../shared/data/use-futures-account.ts'
import { useFuturesOrders } from '../../shared/data/use-futures-orders.ts'
import { useMark } from '../../shared/data/use-mark.ts'
import { type FuturesAccount, usePositions } from '../../shared/data/use-positions.ts'
import { type Exposure, exposureOf, type Rates } from './futures-ticket/exposure.ts'

export type ExposureState = {
  /** The member's position and balance; null while signed out or loading. */
  exposure: Exposure | null
  account: FuturesAccount | undefined
  isLoading: boolean
  error: Error | null
  retry: () => void
}

const none: never[] = []

/**
 * Returns the member's position, orders and margin in a contract, at the latest mark prices, with the futures account
 * and the loading state.
 */
export function useExposure(symbol: string, rates: Rates | null): ExposureState {
  const open = usePositions()
  const { data: account } = useFuturesAccount()
  const orders = useFuturesOrders()
  const mark = useMark(symbol)?.mark_price
  const { rulesOf } = useContracts()
  const rules = rulesOf(symbol)
  const held = open.data?.list.find((position) => position.symbol === symbol)
  const listed = orders.data ?? none
  const isLoading = open.loading || orders.loading
  const taker = rates?.taker
  const exposure = useMemo(() => {
    if (!account || isLoading || taker === undefined) return null
    const position = held && mark && rules ? revalue(held, mark, rules, account) : (held ?? null)
    return exposureOf(account, symbol, position, listed, taker)
  }, [account, isLoading, held, mark, rules, symbol, listed, taker])
  return {
    exposure,
    account,
    isLoading,
    error: open.error ?? orders.error,
    retry: () => {
      open.refetch()
      orders.refetch()
    },
  }
}
