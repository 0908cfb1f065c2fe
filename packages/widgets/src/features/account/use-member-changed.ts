import { useCallback } from 'react'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'

/** Tells every widget of the page that the member is no longer as they know him. */
export function useMemberChanged(): () => void {
  const { page } = useBourselet()
  return useCallback(() => void page.queryClient.invalidateQueries({ queryKey: ['account.info'] }), [page])
}
