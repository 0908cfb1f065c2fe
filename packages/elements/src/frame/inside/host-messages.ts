import { marketOf, type ToFrame } from '../messages.ts'

/**
 * Time in ms for which messages of the host page are still delayed after the member has stopped using the
 * frame.
 */
const QUIET_MS = 500
const RETRY_MS = 100

export type HostMessages = {
  receive(message: ToFrame): void
  stop(): void
}

export type HostMessagesOptions = {
  apply(message: ToFrame): void
  /**
   * Returns true while a dialog is open in the frame. The content of a dialog must not change while the member reads
   * it.
   */
  isAsking(): boolean
}

/**
 * Delays messages of the host page while the member uses the frame, so that nothing changes during an input. The frame
 * is in use while it has the focus, a pressed pointer or an open dialog, and for half a second after that. Of several
 * delayed messages of one kind, and of several picked prices of one market, only the last is applied. The first
 * appearance and the first attributes are applied at once, because the widget is not rendered without them.
 */
export function holdHostMessages({ apply, isAsking }: HostMessagesOptions): HostMessages {
  /** The delayed messages. A message replaces an earlier one with the same key. */
  const waiting = new Map<string, ToFrame>()
  /**
   * Maps each kind of message to the last applied message as JSON. The first message of a kind without an entry
   * is applied at once. `pick` has an entry from the start, so that even the first picked price is delayed.
   */
  const applied = new Map<ToFrame['type'], string>([['pick', '']])
  const pointers = new Set<number>()
  const listening = new AbortController()
  let endedAt = Number.NEGATIVE_INFINITY
  let timer = 0

  const end = () => {
    endedAt = performance.now()
  }
  const isHeld = () =>
    document.hasFocus() || pointers.size > 0 || isAsking() || performance.now() - endedAt < QUIET_MS

  const use = (message: ToFrame) => {
    const text = JSON.stringify(message)
    // A message that equals the last applied message of its type would change nothing, so it is ignored. A picked price
    // is applied every time, because the member may have changed the price in the ticket since then.
    if (message.type !== 'pick' && applied.get(message.type) === text) return
    applied.set(message.type, text)
    apply(message)
  }
  const flush = () => {
    timer = 0
    if (isHeld()) {
      timer = window.setTimeout(flush, RETRY_MS)
      return
    }
    const messages = [...waiting.values()]
    waiting.clear()
    for (const message of messages) use(message)
  }
  const lift = ({ pointerId }: PointerEvent) => {
    if (pointers.delete(pointerId)) end()
  }
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('blur', (event) => event.target === window && end(), options)
  window.addEventListener('pointerdown', ({ pointerId }) => pointers.add(pointerId), options)
  window.addEventListener('pointerup', lift, options)
  window.addEventListener('pointercancel', lift, options)
  // If the member releases the pointer outside the frame, the frame receives no event for the release. In this case,
  // the next pointer move without a pressed button shows the release.
  window.addEventListener('pointermove', (event) => event.buttons === 0 && lift(event), options)

  return {
    receive(message) {
      if (!applied.has(message.type)) {
        use(message)
        return
      }
      const key = message.type === 'pick' ? marketOf(message.picked) : message.type
      // A new message replaces the waiting message with the same key: its type or, for a picked price, its market. The
      // earlier message is deleted first, so that the new one is the last in the queue. Messages are thus applied in
      // the order of their arrival.
      waiting.delete(key)
      waiting.set(key, message)
      if (timer === 0) flush()
    },
    stop() {
      clearTimeout(timer)
      listening.abort()
    },
  }
}
