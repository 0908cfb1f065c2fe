/** Maximum frame height for a dialog in px; a taller dialog scrolls inside. */
const MOST_FOR_OVERLAY_PX = 900
const MARGIN_PX = 16
/**
 * Minimum visible height in px for a dialog. If less of the frame is visible, the dialog opens in the middle
 * of the whole frame.
 */
const LEAST_SEEN_PX = 240

/**
 * Minimum time in ms between two measurements. The host page accepts only a limited number of messages per second and
 * ignores the others. Without this minimum, the last of many quick height changes would be lost.
 */
const EVERY_MS = 50

const heightOf = (element: Element | null) => element?.scrollHeight ?? 0

/**
 * Returns the frame height in px that an open overlay needs: the sum of a dialog's parts, the height of a sheet,
 * or the lower end of an opened list.
 */
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
 * Calls `report` after each change with the height that the frame needs: the height of its content, or more for
 * an open dialog, sheet or list. Calls `onOpen` with the open layers. Also updates the CSS properties that
 * place overlays in the visible part of the frame, and calls `onMoved` when that part changes, because open overlays
 * move with it.
 */
export function watchRoom(
  place: HTMLElement,
  report: (px: number) => void,
  onOpen: (layers: readonly Element[]) => void,
  onMoved: () => void,
): void {
  let reportedPx = -1
  let waits = false
  let measuredAt = Number.NEGATIVE_INFINITY
  let looking = 0
  const roots = new Set<Document | ShadowRoot>()
  const later = () => {
    // Browsers run no animation frames in a frame that is scrolled out of the window, so a timer schedules the
    // measurement.
    if (!waits) setTimeout(measure, measuredAt + EVERY_MS - performance.now())
    waits = true
  }
  const changes = new MutationObserver(later)
  // Toggle events of popovers stay inside their shadow root, and an observer of the document does not see changes
  // inside shadow roots. Each shadow root is therefore observed separately.
  const follow = (root: Document | ShadowRoot) => {
    if (roots.has(root)) return
    roots.add(root)
    root.addEventListener('toggle', later, true)
    changes.observe(root, { childList: true, subtree: true, characterData: true })
  }
  const measure = () => {
    waits = false
    measuredAt = performance.now()
    // After a log-in, the element of the log-in form is removed. The next form that opens is a new element with a new
    // shadow root. Shadow roots of removed elements are therefore deleted from the set.
    for (const root of roots) if (!root.isConnected) roots.delete(root)
    for (const child of place.children) if (child.shadowRoot) follow(child.shadowRoot)
    const layers = [...roots].flatMap((root) => [...root.querySelectorAll('.bl-layer:popover-open')])
    if (layers.length > 0) onOpen(layers)
    const px = Math.ceil(Math.max(document.body.getBoundingClientRect().height, ...layers.map(wantedBy)))
    // A height of 0 means that nothing has been rendered yet, so it is not reported.
    if (px === 0) return
    if (px !== reportedPx) {
      reportedPx = px
      report(px)
    }
    if (layers.length > 0 && looking === 0) {
      const look = () => showWhereSeen(onMoved)
      look()
      // Scrolling of the host page emits no event in the frame. While an overlay is open, the visible part is therefore
      // checked regularly.
      looking = window.setInterval(look, 250)
    } else if (layers.length === 0 && looking !== 0) {
      clearInterval(looking)
      looking = 0
    }
  }
  new ResizeObserver(later).observe(document.body)
  follow(document)
  later()
}

/**
 * Sets the CSS properties `--bl-seen-top` and `--bl-seen-bottom` to the distances in px between the edges of the frame
 * and its visible part, in which overlays open. Sets both to 0 if too little of the frame is visible. A frame of
 * another origin cannot read its own position in the page, but an intersection observer reports the visible part. Calls
 * `onMoved` if the visible part has changed.
 */
function showWhereSeen(onMoved: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const seen = entries[0]!.intersectionRect
    const whole = seen.height < LEAST_SEEN_PX
    const { style } = document.documentElement
    const insets = {
      '--bl-seen-top': whole ? 0 : seen.top,
      '--bl-seen-bottom': whole ? 0 : innerHeight - seen.bottom,
    }
    for (const [name, px] of Object.entries(insets)) {
      const inset = `${Math.max(0, Math.round(px))}px`
      if (style.getPropertyValue(name) === inset) continue
      style.setProperty(name, inset)
      onMoved()
    }
  })
  observer.observe(document.documentElement)
}
