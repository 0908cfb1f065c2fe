/** A document in a browser: the top page, or the frame of a tag (custom element). */
export interface Place {
  /**
   * Runs a function in the document. The function can use only its arguments, and its arguments and result must be
   * JSON.
   */
  run<Args extends unknown[], Result>(
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /**
   * Moves the pointer to the element that `findElement` returns and clicks it. Waits before the click, because a frame
   * accepts a click only if the frame has been visible, uncovered and unmoved for half a second.
   */
  click(css: string, name?: string): Promise<void>
}

export type Key = 'Tab' | 'Enter'

/** A tab of a browser with its own cookies and storage. */
export interface EnginePage extends Place {
  open(address: string): Promise<void>
  /** Returns the frame of the first tag of this name on a partner's page. */
  frame(tag: string): Place
  /** Types into the focused element, which may be in a frame. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /**
   * Returns the problems that the browser has reported in any frame: console errors and warnings, uncaught errors and
   * policy violations.
   */
  problems(): string[]
  close(): Promise<void>
}

export interface Engine {
  newPage(): Promise<EnginePage>
  close(): Promise<void>
}

/**
 * Waiting time in ms before a press. It is longer than the half second for which a frame must be at rest before it
 * accepts a press.
 */
export const REST_MS = 700

/**
 * Returns the first shown element that matches a selector, in the document or its open shadow roots. `name` is the
 * whole label or text of the element. The function runs in the browser, so it refers to nothing outside its own body.
 */
export function findElement(css: string, name?: string): HTMLElement | null {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent
  return (
    roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(css)])
      .find(
        (element) =>
          element.getClientRects().length > 0 &&
          (name === undefined || nameOf(element).replaceAll(/\s+/g, ' ').trim() === name),
      ) ?? null
  )
}

/** Returns the frame element of a tag; runs in the browser. */
export const findFrame = (tag: string): HTMLIFrameElement | null =>
  document.querySelector(tag)?.shadowRoot?.querySelector('iframe') ?? null

/** Returns the error for an element that does not exist (yet). */
export const missing = (css: string, name = '') => new Error(`No element matches ${css} ${name}`)
