import { operatorSite } from '../site.ts'
import { drawFrame } from './draw-frame.ts'
import { followBook } from './follow-book.ts'
import { frameSheet } from './frame-sheet.ts'
import { type Line, openLine } from './line.ts'
import { followLook } from './look-of.ts'
import { type FromFrame, type Props, readFromFrame, type ToFrame } from './messages.ts'

/** How long a page that has loaded may keep silent, and how long one may load. */
const SILENCE_MS = 6_000
const LOAD_MS = 30_000

export interface MountedFrame {
  /** Attributes of the tag, by their names. Texts and booleans go in, objects and functions never. */
  setProps(values: Record<string, unknown>): void
  unmount(): void
}

export interface FrameOptions {
  /** The tag's name. */
  name: string
  /** The attributes that the widget knows; called whenever the frame's page has (re)started. */
  onReady(props: readonly string[]): void
}

/** Shows a member's tag as a frame of the operator's site, inside the tag's shadow root. */
export function mountFrame(element: HTMLElement, root: ShadowRoot, options: FrameOptions): MountedFrame {
  const site = operatorSite()!
  const { place, iframe, show } = drawFrame(options.name, site, () => load())
  let line: Line<ToFrame> | null = null
  let timer = 0
  const look = followLook(element, (one) => line?.say(one))

  const failIn = (ms: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => show('failed'), ms)
  }
  const load = () => {
    line?.close()
    show('loading')
    failIn(LOAD_MS)
    // Out and in again: the same address once more would only be a jump within the page that keeps silent.
    iframe.remove()
    iframe.src = new URL(`elements/frame.html#${options.name}`, directory(site)).href
    place.prepend(iframe)
  }
  const hear = (message: FromFrame) => {
    if (message.type === 'height') {
      iframe.style.height = `${message.px}px`
      show('ready')
    } else if (message.type === 'event') tell(element, message.name, message.detail)
    else {
      clearTimeout(timer)
      look.tell()
      options.onReady(message.props)
    }
  }

  iframe.addEventListener('load', () => {
    // Again where the tag was moved within the page: browsers start its frame anew.
    line?.close()
    show('loading')
    failIn(SILENCE_MS)
    const { port1, port2 } = new MessageChannel()
    line = openLine(port1, readFromFrame, hear)
    // Only a document of exactly this origin gets the port; an error page, or a redirect elsewhere, gets nothing.
    iframe.contentWindow?.postMessage('bourselet:1', site.origin, [port2])
  })
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, frameSheet()]
  load()
  root.append(place)
  const setProps = (values: Record<string, unknown>) => line?.say(toProps(values))
  const unfollow = followBook((picked) => line?.say({ type: 'pick', picked }))

  return {
    setProps,
    unmount() {
      clearTimeout(timer)
      unfollow()
      look.stop()
      line?.close()
      place.remove()
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== frameSheet())
    },
  }
}

function toProps(given: Record<string, unknown>): Props {
  const values: Props['values'] = {}
  for (const [name, value] of Object.entries(given))
    values[name] = typeof value === 'string' || typeof value === 'boolean' ? value : null
  return { type: 'props', values }
}

const directory = (site: URL) => (site.pathname.endsWith('/') ? site : new URL(`${site.pathname}/`, site))

function tell(element: HTMLElement, name: string, detail: unknown): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}
