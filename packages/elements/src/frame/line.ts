/** Maximum length of a message in characters; longer messages are ignored. */
export const MOST_CHARS = 16_384
/** Maximum number of messages accepted per second; further messages are dropped. */
export const MOST_PER_SECOND = 50

export interface Line<Outgoing> {
  send(message: Outgoing): void
  close(): void
}

/**
 * Opens one end of the message channel between a page and its frame. Messages are JSON text, so that their size
 * is checked before parsing and neither side receives objects of the other.
 */
export function openLine<Outgoing, Incoming>(
  port: MessagePort,
  read: (value: unknown) => Incoming | null,
  onMessage: (message: Incoming) => void,
): Line<Outgoing> {
  let second = 0
  let count = 0
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const now = Math.floor(performance.now() / 1_000)
    count = now === second ? count + 1 : 1
    second = now
    if (count > MOST_PER_SECOND || typeof data !== 'string' || data.length > MOST_CHARS) return
    const message = read(parse(data))
    if (message !== null) onMessage(message)
  }
  return {
    send: (message) => port.postMessage(JSON.stringify(message)),
    close: () => port.close(),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
