import type { ToFrame } from '../messages.ts'

/** Time in ms after the member's last use of the frame in which no host message is applied. */
const QUIET_MS = 500
const RETRY_MS = 100

export type HostMessages = {
  receive(message: ToFrame): void
  stop(): void
}

export type HostMessagesOptions = {
  apply(message: ToFrame): void
  /** Returns true while a dialog is open, whose content must not change. */
  isAsking(): boolean
}

/**
 * Delays messages of the host while the member uses the frame, so that nothing changes during an input: while
 * the frame has the focus, a pointer is pressed on it or a dialog is open, and for a moment after. The last
 * message of each kind waits. The first message of each kind is applied at once, because nothing is rendered
 * before it.
 */
export function holdHostMessages({ apply, isAsking }: HostMessagesOptions): HostMessages {
  const waiting = new Map<ToFrame['type'], ToFrame>()
  /** Maps each kind of message to its last applied message, as JSON. */
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
    // A message equal to the applied one changes nothing, except a picked price, which fills the ticket
    // again.
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
  // The pointer can be released outside the frame, which receives no event then. A move without a button
  // shows it.
  window.addEventListener('pointermove', (event) => event.buttons === 0 && lift(event), options)

  return {
    receive(message) {
      if (!applied.has(message.type)) {
        use(message)
        return
      }
      // Deleting the earlier message of this type first moves it to the end of the queue, so that the last
      // message is applied last.
      waiting.delete(message.type)
      waiting.set(message.type, message)
      if (timer === 0) flush()
    },
    stop() {
      clearTimeout(timer)
      listening.abort()
    },
  }
}
