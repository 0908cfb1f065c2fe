import { useLayoutEffect, useState } from 'react'

/**
 * Returns the current width of an element in px; 0 before the first measurement. It is for layouts that CSS
 * alone cannot adapt to the width.
 */
export function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const read = () => setWidth(element.clientWidth)
    const observer = new ResizeObserver(read)
    read()
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}
