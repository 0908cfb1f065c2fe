import { useCallback } from 'react'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'

/** Returns a function that makes all widgets of the page load the member's data again. */
export function useMemberChanged(): () => void {
  const { page } = useBourselet()
  return useCallback(() => void page.queryClient.invalidateQueries({ queryKey: ['account.info'] }), [page])
}
