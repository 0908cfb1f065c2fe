type Start = () => () => void

/** What runs in an element while it is seen, and the way to stop what is running. */
const watched = new WeakMap<Element, Map<Start, (() => void) | null>>()
let observer: IntersectionObserver | null = null

function tell(entries: IntersectionObserverEntry[]): void {
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

/** Runs something while an element is in view or nearly; returns the way to end it. One observer serves the page. */
export function whileVisible(element: Element, start: Start): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: '100px' })
  const watch = observer
  const parts = watched.get(element) ?? new Map<Start, (() => void) | null>()
  parts.set(start, null)
  watched.set(element, parts)
  // Observed anew, it is told of at once: a part that came later must not wait for the next change.
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
