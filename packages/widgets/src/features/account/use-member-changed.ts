import { useCallback } from 'react'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'

/** Returns a function that makes every widget of the page read the member again. */
export function useMemberChanged(): () => void {
  const { page } = useBourselet()
  return useCallback(() => void page.queryClient.invalidateQueries({ queryKey: ['account.info'] }), [page])
}
