import { useLayoutEffect, useState } from 'react'

/** Whether an element is narrower than so many px. For what style sheets cannot decide. */
export function useIsNarrow(element: HTMLElement | null, belowPx: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => setIsNarrow(element.clientWidth < belowPx))
    setIsNarrow(element.clientWidth < belowPx)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, belowPx])
  return isNarrow
}
