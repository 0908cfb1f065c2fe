import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright'
import type { CDPSession, Locator, Page } from 'playwright'
import type { BrowserCommandContext, BrowserProviderOption } from 'vitest/node'

type ClickOptions = Parameters<Locator['click']>[0]

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The command by which a test clicks an element. */
    __vitest_click(element: { selector: string }, options?: ClickOptions): Promise<void>
  }
}

type Point = { x: number; y: number }

/** Time in ms between two attempts to find a place for a click. */
const RETRY_MS = 20

/**
 * Returns the center of an element in px from the corner of the window. First waits until the element can be clicked: it
 * is in the document, enabled and in view, and nothing covers its center. Throws an error with the reason if this takes
 * longer than `patience` ms. This function runs in the page of the test, so it uses no variable of this module.
 */
const centerOf = async (
  element: HTMLElement | SVGElement,
  { patience, retry }: { patience: number; retry: number },
): Promise<Point> => {
  const hitAt = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y)
    for (let inner = hit; inner; ) {
      hit = inner
      const deeper: Element | null = inner.shadowRoot?.elementFromPoint(x, y) ?? null
      inner = deeper === inner ? null : deeper
    }
    return hit
  }
  // A click on the label of a control is a click on the control.
  const isPartOf = (hit: Element | null): boolean => {
    for (let node: Node | null = hit; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
      if (node === element || (node instanceof HTMLLabelElement && node.control === element)) return true
    return false
  }
  const find = (): Point | string => {
    if (!element.isConnected) return 'it is no longer in the document'
    if (element.matches(':disabled')) return 'it is disabled'
    const isInView = ({ top, right, bottom, left }: DOMRect) =>
      top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    if (!isInView(element.getBoundingClientRect()))
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return 'it has no size'
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = hitAt(x, y)
    if (!isPartOf(hit)) return `its center is covered by ${hit?.outerHTML.slice(0, 200)}`
    // Vitest runs each test file in a frame of its page.
    const frame = window.frameElement?.getBoundingClientRect()
    return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) }
  }
  const end = performance.now() + patience
  for (;;) {
    const found = find()
    if (typeof found !== 'string') {
      if (!document.hasFocus()) window.focus()
      return found
    }
    if (performance.now() > end) throw new Error(`The element cannot be clicked: ${found}`)
    await new Promise((resolve) => setTimeout(resolve, retry))
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Clicks the center of an element by a mouse press of the browser, which is a trusted event. */
async function click({ page, iframe }: BrowserCommandContext, selector: string, patience: number) {
  const { x, y } = await iframe
    .locator(selector)
    .evaluate(centerOf, { patience, retry: RETRY_MS }, { timeout: patience })
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const opened = await session
  const send = (event: Parameters<typeof opened.send<'Input.dispatchMouseEvent'>>[1]) =>
    opened.send('Input.dispatchMouseEvent', event)
  const press = { x, y, button: 'left', clickCount: 1 } as const
  // The browser handles events in the order in which they are sent, so none has to wait for the answer to the one before.
  await Promise.all([
    send({ x, y, type: 'mouseMoved' }),
    send({ ...press, type: 'mousePressed', buttons: 1 }),
    send({ ...press, type: 'mouseReleased' }),
  ])
}

/**
 * Returns Vitest's provider for Playwright, with faster clicks. Before a click, Playwright waits for several animation
 * frames until nothing moves. Nothing moves in these tests, and the waits took most of their time. A click with options,
 * such as `force`, is still made by Playwright.
 */
export function withFastClicks(
  options: PlaywrightProviderOptions & { actionTimeout: number },
): BrowserProviderOption {
  const provider = playwright(options)
  return {
    ...provider,
    providerFactory(project) {
      const created = provider.providerFactory(project)
      project.browser?.registerCommand('__vitest_click', async (context, { selector }, given = {}) => {
        const { timeout = options.actionTimeout, ...others } = given
        if (Object.keys(others).length > 0) await context.iframe.locator(selector).click(given)
        else await click(context, selector, timeout)
      })
      return created
    },
  }
}
