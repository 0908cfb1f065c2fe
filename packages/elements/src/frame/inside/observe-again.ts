import { DELAY_MS, type Entry, WHOLE } from './sight.ts'

/**
 * Maximum wait for an observation in ms, after which the press is refused. A document that the browser does not
 * render receives no observation.
 */
const LONGEST_MS = 3_000

type Seen = Entry | 'gone'

/**
 * Returns true if the browser can detect that the host page covers a frame: it has version 2 of the
 * intersection observer.
 */
const knowsCovers = () => 'isVisible' in IntersectionObserverEntry.prototype

/**
 * Returns true for an element that is removed, not rendered or closing. A closing element is transparent
 * because of its transition, so its visibility is not evaluated.
 */
const isGone = (element: Element) =>
  !element.isConnected || element.getClientRects().length === 0 || element.matches('[data-ending-style]')

/**
 * Observes the elements once and returns the visibility of each. The visibility of an element that closes or is
 * removed before its observation is `gone`.
 */
function observe(elements: Iterable<Element>): Promise<Map<Element, Seen>> {
  const waiting = new Set(elements)
  const seen = new Map<Element, Seen>()
  return new Promise((done) => {
    const note = (element: Element, found: Seen) => {
      if (waiting.delete(element)) seen.set(element, isGone(element) ? 'gone' : found)
    }
    const end = () => {
      clearTimeout(timer)
      cancelAnimationFrame(nextFrame)
      observer.disconnect()
      done(seen)
    }
    // A running observer may report up to 100 ms late, but a new observer reports within one animation frame. Each
    // observation therefore creates a new observer.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) note(entry.target, entry)
        if (waiting.size === 0) end()
      },
      { trackVisibility: true, delay: DELAY_MS } as IntersectionObserverInit,
    )
    const timer = setTimeout(end, LONGEST_MS)
    // Observers never report an element that was removed before its first observation, so each animation
    // frame checks for removed elements.
    const findGone = () => {
      for (const element of waiting) if (isGone(element)) note(element, 'gone')
      if (waiting.size === 0) end()
      else nextFrame = requestAnimationFrame(findGone)
    }
    let nextFrame = requestAnimationFrame(findGone)
    for (const element of waiting) observer.observe(element)
  })
}

/**
 * Returns true if nothing covers the area where a closed dialog was. The function inserts a transparent probe in this
 * area and observes it.
 */
async function isPlaceClear(box: DOMRect): Promise<boolean> {
  const left = Math.max(0, box.left)
  const top = Math.max(0, box.top)
  const width = Math.min(innerWidth, box.right) - left
  const height = Math.min(innerHeight, box.bottom) - top
  if (width <= 0 || height <= 0) return false
  const probe = document.createElement('div')
  // A closing dialog is still in the top layer of the browser for a moment. The probe, an invisible element whose
  // visibility is measured, must be above the dialog. It is therefore a popover, which is in the top layer too.
  probe.popover = 'manual'
  const style = { left, top, width, height, border: 0, margin: 0, padding: 0 }
  Object.assign(probe.style, { position: 'fixed', background: 'none', pointerEvents: 'none' })
  for (const [name, px] of Object.entries(style)) probe.style.setProperty(name, `${px}px`)
  document.body.append(probe)
  probe.showPopover()
  const entry = (await observe([probe])).get(probe)
  probe.remove()
  return typeof entry === 'object' && entry.isVisible === true
}

/**
 * Observes the frame after a press, at once and again after 100 ms, because the running observer reports a cover up to
 * 100 ms late. Returns the reason why the press is refused, or null if it is accepted. The press is accepted if all
 * elements of at least one of the `parts` stay uncovered, and if `shown` stays wholly visible. If the press has removed
 * an element from the page, the area in which the element was is observed instead.
 */
export async function observeAgain(
  parts: readonly (readonly Element[])[],
  shown: Element | undefined,
): Promise<'FRAME_COVERED' | 'FRAME_MOVED' | null> {
  if (!knowsCovers()) return null
  const again = new Promise((done) => setTimeout(done, DELAY_MS))
  const elements = new Set([...parts.flat(), ...(shown ? [shown] : [])])
  const boxes = new Map([...elements].map((element) => [element, element.getBoundingClientRect()]))
  const isCut = (seen: Map<Element, Seen>) => {
    const found = shown && seen.get(shown)
    return typeof found === 'object' && found.intersectionRatio < WHOLE
  }
  const isClear = (found: Seen | undefined) => typeof found === 'object' && found.isVisible === true

  /**
   * Observes all elements once. Returns the parts that nothing covers, or the reason why the press is refused.
   */
  const look = async (among: readonly (readonly Element[])[]) => {
    const seen = await observe(elements)
    if (seen.size < elements.size) return 'FRAME_MOVED'
    if (isCut(seen)) return 'FRAME_COVERED'
    const clear = among.filter((part) => part.every((element) => isClear(seen.get(element))))
    for (const part of clear.length > 0 ? [] : among) {
      const gone = part.filter((element) => seen.get(element) === 'gone')
      if (!part.every((element) => gone.includes(element) || isClear(seen.get(element)))) continue
      const places = await Promise.all(gone.map((element) => isPlaceClear(boxes.get(element)!)))
      if (places.every(Boolean)) clear.push(part)
    }
    return clear.length > 0 ? clear : 'FRAME_COVERED'
  }

  const first = await look(parts)
  if (typeof first === 'string') return first
  await again
  const second = await look(first)
  return typeof second === 'string' ? second : null
}
