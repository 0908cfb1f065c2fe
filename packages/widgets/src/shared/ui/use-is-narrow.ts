import { useLayoutEffect, useState } from 'react'

/** Returns true while an element is narrower than `belowPx`, for layouts that CSS cannot express. */
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
