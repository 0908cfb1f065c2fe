/** A dialog gets what it needs up to here, then scrolls inside. */
const MOST_FOR_OVERLAY_PX = 900
const MARGIN_PX = 16
/** Less of the frame in sight holds no dialog: then it opens in the middle of all of it. */
const LEAST_SEEN_PX = 240

const heightOf = (element: Element | null) => element?.scrollHeight ?? 0

/** What an open overlay would like to have: a dialog by its parts, a sheet, a list from where it opens. */
function wantedBy(layer: Element): number {
  const dialog = layer.querySelector('.bl-dialog')
  const sheet = layer.querySelector('.bl-sheet')
  const popup = layer.querySelector('.bl-popup')
  let px = 0
  if (dialog) {
    const parts = ['top', 'body', 'footer'].map((part) =>
      heightOf(dialog.querySelector(`.bl-dialog__${part}`)),
    )
    px = parts.reduce((sum, part) => sum + part, 2 * MARGIN_PX + 4)
  }
  if (sheet) px = Math.max(px, heightOf(sheet) + 3 * MARGIN_PX)
  if (px > 0) return Math.min(px, MOST_FOR_OVERLAY_PX)
  return popup ? popup.getBoundingClientRect().top + heightOf(popup) + MARGIN_PX : 0
}

/**
 * Watches how high a frame has to be: as its content, or as what an open dialog, sheet or list needs. While something
 * is open, the part of the frame that is in the window is where it opens. `onOpen` gets the layers that are open.
 */
export function watchRoom(
  place: HTMLElement,
  tell: (px: number) => void,
  onOpen: (layers: readonly Element[]) => void,
): void {
  let told = -1
  let waits = false
  let looking = 0
  const roots = new Set<Document | ShadowRoot>()
  const later = () => {
    // Not at the next picture: browsers draw none of a frame that is out of sight, and its room is wanted before.
    if (!waits) setTimeout(measure)
    waits = true
  }
  const changes = new MutationObserver(later)
  // Popovers and what is drawn in a shadow root are heard of inside it alone.
  const follow = (root: Document | ShadowRoot) => {
    if (roots.has(root)) return
    roots.add(root)
    root.addEventListener('toggle', later, true)
    changes.observe(root, { childList: true, subtree: true, characterData: true })
  }
  const measure = () => {
    waits = false
    for (const child of place.children) if (child.shadowRoot) follow(child.shadowRoot)
    const layers = [...roots].flatMap((root) => [...root.querySelectorAll('.bl-layer:popover-open')])
    if (layers.length > 0) onOpen(layers)
    const px = Math.ceil(Math.max(document.body.getBoundingClientRect().height, ...layers.map(wantedBy)))
    // Nothing is drawn yet.
    if (px === 0) return
    if (px !== told) {
      told = px
      tell(px)
    }
    if (layers.length > 0 && looking === 0) {
      showWhereSeen()
      // The reader may scroll the page around while something is open; no event of it comes in here.
      looking = window.setInterval(showWhereSeen, 250)
    } else if (layers.length === 0 && looking !== 0) {
      clearInterval(looking)
      looking = 0
    }
  }
  new ResizeObserver(later).observe(document.body)
  follow(document)
  later()
}

/** Tells the overlays which part of the frame is in the window. An observer knows across origins, a position does not. */
function showWhereSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const seen = entries[0]!.intersectionRect
    const whole = seen.height < LEAST_SEEN_PX
    const { style } = document.documentElement
    style.setProperty('--bl-seen-top', `${whole ? 0 : Math.max(0, Math.round(seen.top))}px`)
    style.setProperty(
      '--bl-seen-bottom',
      `${whole ? 0 : Math.max(0, Math.round(innerHeight - seen.bottom))}px`,
    )
  })
  observer.observe(document.documentElement)
}
