import { hashKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'

/**
 * Marks the cached answer of a call as outdated when the last component that uses the answer is unmounted, and while
 * `isUpdated` is false. Stream events update an answer only while a component uses it. So a component that is mounted
 * later must load the answer again.
 */
export function useOutdatedAnswer(key: readonly unknown[], isUpdated = true): void {
  const hash = hashKey(key)
  const { page } = useBourselet()
  useEffect(() => {
    const answers = page.queryClient.getQueryCache()
    if (!isUpdated) answers.get(hash)?.invalidate()
    // StrictMode unmounts a component and mounts it again at once. A check in between would find no subscriber and mark
    // the answer as outdated. So the check runs one microtask later.
    return () =>
      queueMicrotask(() => {
        const left = answers.get(hash)
        if (left?.getObserversCount() === 0) left.invalidate()
      })
  }, [page, hash, isUpdated])
}
