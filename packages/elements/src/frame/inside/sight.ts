/** Minimum visible size of a frame in px; if less is visible, the member cannot see what a button does. */
const LEAST = { width: 320, height: 240 }
/**
 * Minimum visible fraction of an element that counts as wholly visible. Because pixels are rounded, it is below
 * 1.
 */
export const WHOLE = 0.99
/** Interval in ms at which an intersection observer checks visibility; browsers allow no shorter one. */
export const DELAY_MS = 100

/**
 * An observer entry. Version 2 of the observer, available in Chromium, also reports whether the element is
 * covered, transparent or distorted.
 */
export type Entry = IntersectionObserverEntry & { isVisible?: boolean }

export type Sight = {
  /** Starts to observe an element. */
  follow(element: Element): void
  /**
   * Returns the time since which nothing has covered the element; null if it is covered, undefined if it has
   * not been observed yet.
   */
  clearSince(element: Element): number | null | undefined
  /**
   * Returns the time since which the whole element has been on the screen; null if a part of it is cut off,
   * undefined if it has not been observed yet.
   */
  wholeSince(element: Element): number | null | undefined
  /**
   * Returns the time since which at least 320 × 240 px of the frame have been on the screen; null if less is
   * visible.
   */
  roomSince(): number | null
}

/**
 * Returns the factor by which the visible size is multiplied before it is compared with the minimum size. The
 * factor is 1 for a zoom of at least one half, so that a member may zoom out. It is smaller for a smaller zoom,
 * so that a page cannot zoom a frame until it is unreadable.
 */
const scale = () => Math.min(1, 2 * devicePixelRatio)

/**
 * Observes how much of the frame is on the screen, and which elements are covered by content outside the
 * frame.
 */
export function watchSight(): Sight {
  const clear = new WeakMap<Element, number | null>()
  const whole = new WeakMap<Element, number | null>()
  const followed = new WeakSet<Element>()
  const root = document.documentElement
  let room: number | null = null
  let shown = { width: 0, height: 0 }

  const since = (before: number | null | undefined, holds: boolean) =>
    holds ? (before ?? performance.now()) : null
  const read = (entries: Entry[]) => {
    for (const { target, isIntersecting, isVisible, intersectionRect, intersectionRatio } of entries) {
      whole.set(target, since(whole.get(target), intersectionRatio >= WHOLE))
      clear.set(target, since(clear.get(target), isIntersecting && isVisible !== false))
      if (target === root) shown = { width: intersectionRect.width, height: intersectionRect.height }
    }
    // The observer does not report changes of the zoom. `update` therefore calls this function each time a value is
    // read, even if there are no new entries. The visible size is then compared again with the current zoom.
    const fits = shown.width * scale() >= LEAST.width && shown.height * scale() >= LEAST.height
    room = since(room, fits)
  }
  const options = {
    trackVisibility: true,
    delay: DELAY_MS,
    threshold: Array.from({ length: 101 }, (_, index) => index / 100),
  }
  const observer = new IntersectionObserver(read, options)
  const update = () => read(observer.takeRecords())
  const follow = (element: Element) => {
    if (followed.has(element)) return
    followed.add(element)
    observer.observe(element)
  }
  follow(root)
  return {
    follow,
    clearSince(element) {
      update()
      return clear.get(element)
    },
    wholeSince(element) {
      update()
      return whole.get(element)
    },
    roomSince() {
      update()
      return room
    },
  }
}
