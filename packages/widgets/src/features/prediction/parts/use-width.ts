import { useLayoutEffect, useState } from 'react'

/** The width of an element in px as it changes; 0 before it is drawn. For what style sheets cannot decide. */
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
