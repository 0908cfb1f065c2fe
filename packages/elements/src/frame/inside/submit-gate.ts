import { BourseletError } from '@bourselet/sdk'
import { createMotion } from './motion.ts'
import { observeAgain } from './observe-again.ts'
import { watchSight } from './sight.ts'

/**
 * Minimum time in ms for which the frame must have been visible, uncovered and unchanged before it accepts a
 * press.
 */
const SETTLED_MS = 500
/**
 * Time in ms in which the host page may set the height that the frame has requested. One such resize within this time
 * does not count as a change by the host page. A later or a second resize does count, because it could move a dialog
 * under the pointer.
 */
const ASKED_MS = 1_000

/** The reason why a press is refused. It is also the key of the message that the member sees. */
export type Refusal = 'FRAME_COVERED' | 'FRAME_SMALL' | 'FRAME_MOVED' | 'FRAME_FOCUS'

class RefusedPress extends BourseletError {
  constructor(name: Refusal, operation: string) {
    super(name, 'The frame was covered, too small, moved or not chosen by the member at the press', {
      operation,
    })
  }
}

type Press = {
  /** The reason why the press was refused at once; null if the first evaluation accepted it. */
  refusal: Refusal | null
  /**
   * Resolves after the second observation of the frame: to the reason why the press is refused, or null if it
   * is accepted.
   */
  verdict: Promise<Refusal | null>
  isOver: boolean
}

export type SubmitGate = {
  /**
   * Runs before every writing call. Waits for the second observation of the last press, and rejects if the
   * press is refused.
   */
  check(operation: string): Promise<void>
  /** Records that the host page has changed the content of the frame, or the part of it that is visible. */
  hostChanged(): void
  /**
   * Records the height that the frame has requested, so that the first resize to it does not count as a change by
   * the host page.
   */
  asksHeight(px: number): void
  /**
   * Starts to observe the dialogs in opened layers, so that their visibility is known before the member presses
   * a button in them.
   */
  opened(layers: readonly Element[]): void
  /** Returns the reason why the last writing call was refused; null if it was allowed. */
  refusal(): Refusal | null
  subscribe(listener: () => void): () => void
}

const dialogs = '.bl-dialog, .bl-sheet, .bl-popup'
const controls = 'button, a, input'
/**
 * Selectors that find the region around a pressed element. The selectors are tried in sequence. The first selector that
 * matches the pressed element or one of its ancestors finds the region. The gate checks whether anything covers the
 * region.
 */
const regions = [dialogs, 'form', 'tr, li', 'button']

/** Returns the frame's own toasts, which cover its content until they are closed. */
const ownToasts = () =>
  [document, ...[...document.querySelectorAll('main > *')].map(({ shadowRoot }) => shadowRoot)].flatMap(
    (root) => root?.querySelector('.bl-toasts') ?? [],
  )

const elementsOf = (event: Event) => event.composedPath().filter((one) => one instanceof Element)
const isTyped = (key: string) => key === 'Enter' || key === ' '

/**
 * Creates the gate that protects the member against clickjacking: it allows a writing call only after a press that the
 * member must have intended. The frame must have been visible, uncovered, large enough and at rest for half a second. A
 * press by key also requires that the member entered the frame by the Tab key or a pointer at least half a second
 * before. One gate serves all widgets of the frame: see docs/rules.md#embedding.
 */
export function createSubmitGate(): SubmitGate {
  const sight = watchSight()
  const hasMoved = createMotion()
  const listeners = new Set<() => void>()
  let movedAt = Number.NEGATIVE_INFINITY
  let changedAt = performance.now()
  let chosenAt: number | null = null
  let left: EventTarget | undefined
  let hasTyped = false
  let lastOver: EventTarget | undefined
  let size = { width: innerWidth, height: innerHeight }
  let asked: { height: number; at: number } | null = null
  let press: Press | null = null
  let refused: Refusal | null = null

  const regionOf = (path: Element[]) => {
    for (const one of regions) {
      const found = path.find((element) => element.matches(one))
      if (found) return found
    }
    return document.documentElement
  }

  /**
   * Returns the parts of the frame to observe for a press. A press is accepted if nothing covers any element of at
   * least one part.
   */
  const partsOf = (path: Element[]): Element[][] => {
    const control = path.find((element) => element.matches(controls))
    const toasts = ownToasts()
    const parts = [[document.documentElement], [regionOf(path)]]
    // A toast of the frame itself may cover the pressed control. The toasts and the control are therefore checked
    // together.
    if (toasts.length > 0) parts.push(control ? [...toasts, control] : toasts)
    return parts
  }
  /**
   * Returns the dialog that contains the pressed element; if there is none, returns the pressed control. The returned
   * element must be wholly on the screen. This condition is checked separately, because the observer does not report a
   * clipped element as covered.
   */
  const shownOf = (path: Element[]) =>
    path.find((element) => element.matches(dialogs)) ?? path.find((element) => element.matches(controls))
  const follow = (path: Element[]) => {
    for (const element of [...partsOf(path).flat(), shownOf(path)]) if (element) sight.follow(element)
  }

  /**
   * Returns the time since which nothing has covered any element of a part. Returns undefined if an element has not
   * been observed yet; otherwise null if an element is covered.
   */
  const clearSince = (part: Element[]): number | null | undefined => {
    const seen = part.map((element) => sight.clearSince(element))
    const known = seen.filter((since) => typeof since === 'number')
    if (known.length === seen.length) return Math.max(...known)
    return seen.includes(undefined) ? undefined : null
  }

  const judge = (path: Element[], by: 'pointer' | 'key' | 'other'): Refusal | null => {
    follow(path)
    const room = sight.roomSince()
    if (room === null) return 'FRAME_SMALL'
    const seen = partsOf(path).map(clearSince)
    const clear = seen.filter((since) => typeof since === 'number')
    if (clear.length === 0) return seen.includes(undefined) ? 'FRAME_MOVED' : 'FRAME_COVERED'
    const shown = shownOf(path)
    const whole = shown ? sight.wholeSince(shown) : room
    if (whole === null) return 'FRAME_COVERED'
    if (whole === undefined) return 'FRAME_MOVED'
    const rest = Math.max(room, whole, Math.min(...clear), changedAt, by === 'pointer' ? movedAt : 0)
    const now = performance.now()
    if (now - rest < SETTLED_MS) return 'FRAME_MOVED'
    if (by === 'key' && (chosenAt === null || now - chosenAt < SETTLED_MS)) return 'FRAME_FOCUS'
    return null
  }

  /**
   * Evaluates a press at once. If it is not refused, a second observation of the frame follows, because the
   * running observer may not have reported a new cover yet.
   */
  const judgePress = (path: Element[], by: 'pointer' | 'key' | 'other'): Omit<Press, 'isOver'> => {
    const refusal = judge(path, by)
    if (refusal) return { refusal, verdict: Promise.resolve(refusal) }
    const pressedAt = performance.now()
    const settled = partsOf(path).filter((part) => {
      const since = clearSince(part)
      return typeof since === 'number' && pressedAt - since >= SETTLED_MS
    })
    return { refusal, verdict: observeAgain(settled, shownOf(path)) }
  }

  const choose = () => {
    chosenAt ??= performance.now()
  }
  const move = (event: PointerEvent) => {
    // When the pointer moves between elements of one shadow root, pointerover does not reach the window. The
    // element under the pointer is therefore read from pointermove, pointerup and pointerdown.
    const [over] = event.composedPath()
    if (over !== lastOver) follow(elementsOf(event))
    lastOver = over
    // If the member has typed, the screen keyboard may have made the page scroll. At the first touch after typing, a
    // move of the frame is therefore ignored.
    const isKnown = event.pointerType !== 'mouse' && event.type === 'pointerdown' && hasTyped
    if (hasMoved(event) && !isKnown) movedAt = performance.now()
  }
  const on = <K extends keyof WindowEventMap>(name: K, handler: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(name, (event) => event.isTrusted && handler(event), {
      capture: true,
      passive: true,
    })

  on('pointermove', move)
  on('pointerup', move)
  on('pointerdown', (event) => {
    choose()
    move(event)
    hasTyped = false
    press = { ...judgePress(elementsOf(event), 'pointer'), isOver: false }
  })
  on('keydown', (event) => {
    if (event.key === 'Tab') choose()
    // While a key is held down, the browser repeats keydown, and each repeat can activate a button. Repeats belong to
    // the key press that started them until this press triggers a click. A repeat counts as a new press after this
    // click, or if the frame has lost the focus since the press started.
    if (isTyped(event.key) && !(event.repeat && chosenAt && press?.isOver === false))
      press = { ...judgePress(elementsOf(event), 'key'), isOver: false }
  })
  on('keyup', (event) => {
    const path = elementsOf(event)
    // A script of the host page can focus the frame while the member holds Tab. The focus then goes to the last focused
    // element or to the body of the document. In both cases, the event keyup for Tab does not show that the member has
    // chosen the element.
    if (event.key === 'Tab' && path[0] !== left && path[0] !== document.body) choose()
    follow(path)
  })
  on('click', (event) => {
    // A screen reader clicks without a preceding press, so the click itself is evaluated.
    const before = press?.isOver === false ? press : judgePress(elementsOf(event), 'other')
    const refusal = before.refusal ?? judge(elementsOf(event), 'other')
    press = { refusal, verdict: refusal ? Promise.resolve(refusal) : before.verdict, isOver: true }
  })
  on('input', () => {
    hasTyped = true
  })
  on('focusin', (event) => follow(elementsOf(event)))
  on('blur', (event) => {
    if (event.target === window) chosenAt = null
    else if (event.target !== document) [left] = event.composedPath()
  })
  on('resize', () => {
    const isAsked =
      innerWidth === size.width && innerHeight === asked?.height && performance.now() - asked.at <= ASKED_MS
    size = { width: innerWidth, height: innerHeight }
    if (isAsked) asked = null
    if (!isAsked) changedAt = performance.now()
  })

  return {
    async check(operation) {
      const refusal = await (press ?? judgePress([], 'other')).verdict
      if (refusal !== refused) {
        refused = refusal
        for (const listener of listeners) listener()
      }
      if (refusal) throw new RefusedPress(refusal, operation)
    },
    hostChanged() {
      changedAt = performance.now()
    },
    asksHeight(px) {
      // The frame asks the host page for a height, and a resize event follows. If the frame already has this height,
      // the browser emits no resize event. The request is therefore not stored.
      asked = px === innerHeight ? null : { height: px, at: performance.now() }
    },
    opened(layers) {
      for (const layer of layers) for (const one of layer.querySelectorAll(dialogs)) sight.follow(one)
    },
    refusal: () => refused,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
