import { useCallback } from 'react'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'
import { withdrawalsQuery } from './use-withdrawals.ts'

/** Asks anew for everything that a withdrawal or a change of the book touches. */
export function useRefresh(): () => void {
  const { page } = useBourselet()
  return useCallback(() => {
    for (const queryKey of [withdrawalsQuery.key, ['wallet.balances'], ['account.info']]) {
      void page.queryClient.invalidateQueries({ queryKey })
    }
  }, [page])
}
