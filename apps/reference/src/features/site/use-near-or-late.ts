import { type RefObject, useEffect, useState } from 'react'

/** Distance in px between the window and an element at which the element counts as near. */
const AHEAD_PX = 400

/**
 * Delay in ms after which an element is wanted even if no reader is near it. It starts at the load event of the page, or
 * when the component is added if that is later. It exceeds 3 s, after which WebKit warns about unused preloads.
 */
const AFTER_LOAD_MS = 4_000

/** Returns true as soon as the reader scrolls near an element, or some seconds after the page has loaded. */
export function useNearOrLate(place: RefObject<Element | null>): boolean {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // All entries are checked, because a busy browser reports several visibility changes at once.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsWanted(true)
        observer.disconnect()
      },
      { rootMargin: `${AHEAD_PX}px` },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [place])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      timer = setTimeout(() => setIsWanted(true), AFTER_LOAD_MS)
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => {
      removeEventListener('load', start)
      clearTimeout(timer)
    }
  }, [])
  return isWanted
}
