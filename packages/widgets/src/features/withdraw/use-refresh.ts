import { useCallback } from 'react'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'
import { withdrawalsQuery } from './use-withdrawals.ts'

/** Returns a function that fetches the withdrawals, the balances and the member again. */
export function useRefresh(): () => void {
  const { page } = useBourselet()
  return useCallback(() => {
    for (const queryKey of [withdrawalsQuery.key, ['wallet.balances'], ['account.info']]) {
      void page.queryClient.invalidateQueries({ queryKey })
    }
  }, [page])
}
