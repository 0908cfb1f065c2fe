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

/** Time in ms between two attempts to click an element. */
const RETRY_MS = 20

/**
 * Scrolls to an element and returns its center in px from the top left corner of the window. If the element cannot be
 * clicked there, returns the reason. This function runs in the page of the test, so it uses no variable of this module.
 */
const centerOf = (element: HTMLElement | SVGElement): Point | string => {
  const hitAt = ({ x, y }: Point): Element | null => {
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
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const center = { x: left + width / 2, y: top + height / 2 }
    return { center, isEmpty: width === 0 || height === 0, hit: hitAt(center) }
  }
  if (!element.isConnected) return 'it is not in the document'
  if (element.closest(':disabled, [aria-disabled="true"]')) return 'it is disabled'
  if (!isPartOf(place().hit))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { center, isEmpty, hit } = place()
  if (isEmpty) return 'it has no size'
  if (!isPartOf(hit)) return `its center is covered by ${hit?.outerHTML.slice(0, 200)}`
  if (!document.hasFocus()) window.focus()
  // Vitest runs each test file in a frame of its page, so the position of the frame is added.
  const frame = window.frameElement?.getBoundingClientRect()
  return { x: center.x + (frame?.left ?? 0), y: center.y + (frame?.top ?? 0) }
}

const sessions = new WeakMap<Page, CDPSession>()

/** Clicks the center of an element by a mouse press of the browser, which is a trusted event. */
async function click({ page, iframe }: BrowserCommandContext, selector: string, patience: number) {
  const end = performance.now() + patience
  const find = () => iframe.locator(selector).evaluate(centerOf, undefined, { timeout: patience })
  let found = await find()
  while (typeof found === 'string') {
    if (performance.now() > end) throw new Error(`The element cannot be clicked: ${found}`)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    found = await find()
  }
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const send = (event: Parameters<typeof session.send<'Input.dispatchMouseEvent'>>[1]) =>
    session.send('Input.dispatchMouseEvent', event)
  const press = { ...found, button: 'left', clickCount: 1 } as const
  // The browser handles the events in the order in which they are sent, so each event is sent without waiting for the
  // answer to the previous one.
  await Promise.all([
    send({ ...found, type: 'mouseMoved' }),
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
