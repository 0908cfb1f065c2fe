import type { PickedPrice } from '@bourselet/widgets'
import { subscribeSettings } from '../settings.ts'
import { operatorSite } from '../site.ts'
import { drawFrame } from './draw-frame.ts'
import { followAppearance } from './follow-appearance.ts'
import { followBook } from './follow-book.ts'
import { frameSheet } from './frame-sheet.ts'
import { type Line, openLine } from './line.ts'
import {
  type FromFrame,
  LONGEST_VALUE,
  marketOf,
  type Props,
  readFromFrame,
  type ToFrame,
} from './messages.ts'

/**
 * Time limits in ms after which the tag shows an error instead of its frame. `LOAD_MS` limits the time until the load
 * event of the frame. `SILENCE_MS` limits the time from the load event to the first message from the frame. After that
 * message, `LOAD_MS` limits the time in which the frame loads the code of its tag.
 */
const SILENCE_MS = 6_000
const LOAD_MS = 30_000

/**
 * Minimum time in ms between two messages with attributes. A frame accepts only a limited number of messages per second
 * and ignores the rest. Without this pause, the last of many quick changes could be ignored, for example the final
 * price of a slider.
 */
const EVERY_MS = 50

export interface MountedFrame {
  /**
   * Sends the values of the tag's attributes to the frame, by attribute name. Changes within a short time are sent
   * together. Values other than strings and booleans are sent as JSON text, which the frame parses like the text of an
   * attribute. A text that exceeds the maximum length of the frame is treated as an attribute that is not set.
   */
  setProps(values: Record<string, unknown>): void
  /**
   * Adapts a tag that was moved within the page or to another document, such as that of a picture-in-picture window:
   * adds the style sheet again, and applies the theme of the new parent.
   */
  moved(): void
  unmount(): void
}

export interface FrameOptions {
  /** Name of the tag, for example `bourselet-wallet`. */
  name: string
  /** Called each time the frame's page has started, with the names of the attributes that its widget accepts. */
  onReady(props: readonly string[]): void
}

/**
 * Mounts a member tag as a frame of the operator's site inside the tag's shadow root. If the page configures another
 * site, the frame loads from that site.
 */
export function mountFrame(element: HTMLElement, root: ShadowRoot, options: FrameOptions): MountedFrame {
  let site = operatorSite()!
  const { place, iframe, open, show } = drawFrame(options.name, () => load())
  /** The message channel to the frame; null until the page in the frame has started. */
  let line: Line<ToFrame> | null = null
  /** Closes the port of the document in the frame. */
  let close = () => {}
  /** The last picked price of each market, kept while the frame has no message channel. */
  const waiting = new Map<string, PickedPrice>()
  let timer = 0
  /** The current values of the tag's attributes, by attribute name. */
  let newest: Record<string, unknown> = {}
  /** Id of the timer that sends `newest` to the frame; 0 if no timer runs. */
  let sending = 0
  const appearance = followAppearance(element, (one) => line?.send(one))

  const wait = (ms: number) => {
    show('loading')
    clearTimeout(timer)
    timer = window.setTimeout(() => show('failed'), ms)
  }
  const begin = (ms: number) => {
    close()
    line = null
    wait(ms)
  }
  const load = () => {
    begin(LOAD_MS)
    open(site)
  }
  const sendProps = () => {
    clearTimeout(sending)
    sending = 0
    line?.send(toProps(newest))
  }
  const pick = (picked: PickedPrice) => {
    if (line) line.send({ type: 'pick', picked })
    else waiting.set(marketOf(picked), picked)
  }
  const onMessage = (message: FromFrame, opened: Line<ToFrame>) => {
    if (message.type === 'height') {
      iframe.style.height = `${message.px}px`
      show('ready')
    } else if (message.type === 'event') {
      const { name, detail } = message
      element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
    } else if (message.type === 'started') wait(LOAD_MS)
    else {
      clearTimeout(timer)
      line = opened
      appearance.update()
      options.onReady(message.props)
      sendProps()
      for (const picked of waiting.values()) pick(picked)
      waiting.clear()
    }
  }

  iframe.addEventListener('load', () => {
    // An iframe that is moved within the page loads its document again. The message port of the previous document is
    // then useless, so it is closed here.
    begin(SILENCE_MS)
    const { port1, port2 } = new MessageChannel()
    const opened: Line<ToFrame> = openLine(port1, readFromFrame, (message) => onMessage(message, opened))
    close = opened.close
    // `site.origin` is the target origin of the message. So the browser delivers the port only to a document of the
    // operator's site. An error page, or another site after a redirect, does not receive the port.
    iframe.contentWindow?.postMessage('bourselet:1', site.origin, [port2])
  })
  let sheet: CSSStyleSheet | undefined
  // When a custom element (tag) moves to another document, the browser removes the adopted style sheets of its shadow
  // root. So the style sheet is added again after each move.
  const dress = () => {
    const view = root.ownerDocument.defaultView
    if (!view) return
    sheet = frameSheet(view)
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, sheet])]
  }
  dress()
  load()
  root.append(place)
  const setProps = (values: Record<string, unknown>) => {
    newest = values
    sending ||= window.setTimeout(sendProps, EVERY_MS)
  }
  const unfollow = followBook(pick)
  const unsubscribe = subscribeSettings(() => {
    const next = operatorSite() ?? site
    if (next.href === site.href) return
    site = next
    load()
  })

  return {
    setProps,
    moved() {
      dress()
      appearance.moved()
    },
    unmount() {
      clearTimeout(timer)
      unsubscribe()
      unfollow()
      appearance.stop()
      close()
      place.remove()
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}

/**
 * Returns a string unchanged, and any other value as JSON. Returns null if the value cannot be written as JSON or the
 * text is too long for a frame.
 */
function textOf(value: unknown): string | null {
  try {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? null)
    return text !== null && text.length > LONGEST_VALUE ? null : text
  } catch {
    return null
  }
}

function toProps(given: Record<string, unknown>): Props {
  const values: Props['values'] = {}
  for (const [name, value = null] of Object.entries(given))
    values[name] = typeof value === 'boolean' || value === null ? value : textOf(value)
  return { type: 'props', values }
}
