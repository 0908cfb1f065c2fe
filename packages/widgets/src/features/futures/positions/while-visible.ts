type Start = () => () => void

/**
 * Maps each observed element to its `start` functions. Each `start` function is mapped to the stop function that it
 * returned, or to null while the element is not visible.
 */
const watched = new WeakMap<Element, Map<Start, (() => void) | null>>()
let observer: IntersectionObserver | null = null

function onVisibilityChange(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const parts = watched.get(target)
    for (const [start, stop] of parts ?? []) {
      if (isIntersecting && stop === null) parts?.set(start, start())
      if (!isIntersecting && stop !== null) {
        stop()
        parts?.set(start, null)
      }
    }
  }
}

/**
 * Calls `start` when an element becomes visible or nearly visible, and the function that `start` returned when the
 * element is out of view again. Returns a function that ends this. All elements of the page share one observer.
 */
export function whileVisible(element: Element, start: Start): () => void {
  observer ??= new IntersectionObserver(onVisibilityChange, { rootMargin: '100px' })
  const watch = observer
  const parts = watched.get(element) ?? new Map<Start, (() => void) | null>()
  parts.set(start, null)
  watched.set(element, parts)
  // The new `start` function must also run if the element is already visible. An IntersectionObserver calls its
  // callback when it begins to observe an element. So the element is observed again, and the callback calls `start`.
  watch.unobserve(element)
  watch.observe(element)
  return () => {
    parts.get(start)?.()
    parts.delete(start)
    if (parts.size > 0) return
    watch.unobserve(element)
    watched.delete(element)
  }
}
