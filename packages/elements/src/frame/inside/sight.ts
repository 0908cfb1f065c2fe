/** Less of a frame in sight is not enough to know what a button does. */
const LEAST = { width: 320, height: 240 }
/** Pixels are rounded: a share of less than one can be the whole. */
export const WHOLE = 0.99
/** The interval of visibility checks; browsers allow no shorter one. */
export const DELAY_MS = 100

/** The second version of the observer, which Chromium has, also reports what is covered, see-through or distorted. */
export type Entry = IntersectionObserverEntry & { isVisible?: boolean }

export type Sight = {
  /** Follows an element from now on. */
  follow(element: Element): void
  /** Since when nothing covers the element; null where something does, undefined where that is not known yet. */
  clearSince(element: Element): number | null | undefined
  /** Since when the whole element is on the screen; null where a part is cut off, undefined where that is not known yet. */
  wholeSince(element: Element): number | null | undefined
  /** Since when enough of the frame is on the screen; null where it is not. */
  roomSince(): number | null
}

/** A page in zoom has fewer pixels on the screen. A member may halve a page, a host may not shrink a frame to nothing. */
const scale = () => Math.min(1, 2 * devicePixelRatio)

/** Watches how much of the frame is on the screen, and what of it is covered by something outside of it. */
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
    // The zoom may change without the observer's knowing.
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
