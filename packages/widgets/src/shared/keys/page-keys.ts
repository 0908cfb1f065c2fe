import { type FocusedPanel, type Shortcut, shortcutOf } from './key-map.ts'

/** The selector of the element that receives the focus in each panel. */
const stops: Record<FocusedPanel, string> = {
  book: 'tr[tabindex="0"]',
  chart: 'figure[tabindex="0"]',
  orders: '[role=tab][aria-selected=true]',
}

const isUsable = (control: HTMLElement) =>
  control.checkVisibility() && !control.matches(':disabled, [aria-disabled=true]')

const controlsOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)].filter((one) =>
    one.checkVisibility(),
  )

/**
 * Returns the enabled control of a shortcut key: the one in the focused panel, otherwise the first one of the
 * page.
 */
function controlOf(key: string): HTMLElement | undefined {
  const usable = controlsOf(key).filter(isUsable)
  const panel = document.activeElement?.closest('[data-panel]')
  return usable.find((one) => panel?.contains(one)) ?? usable[0]
}

const priceField = () => controlOf('P')

/**
 * Returns true if the dialog must list the shortcut: its control or panel is on the page, or it is always
 * listed.
 */
export function isOnPage({ isListed, keys, ...action }: Shortcut): boolean {
  if (action.does === 'focus') return document.querySelector(`[data-panel=${action.panel}]`) !== null
  if (action.does === 'step') return controlsOf('P').length > 0
  return isListed === true || keys.some((key) => controlsOf(key).length > 0)
}

const fields = 'textarea, select, input:not([type=radio], [type=checkbox], [type=range])'
/**
 * Elements that handle arrow keys themselves. Rows of the order book and charts are recognized by their
 * `tabindex`.
 */
const movable = 'input, select, textarea, [role], [tabindex], [aria-haspopup]'
/**
 * Lists of options, and the buttons that open such lists. In both, a typed character selects the option that starts
 * with this character.
 */
const typeable = '[role=combobox], [role=listbox], [role=option]'

/**
 * Returns true if the focused element itself reacts to the key, so that the key is no shortcut. A text field reacts to
 * every key. Any other focused element reacts to Enter, and also to arrow keys if it matches `movable` and to
 * characters if it matches `typeable`.
 */
function usesKey(element: EventTarget | undefined, key: string): boolean {
  if (!(element instanceof HTMLElement)) return false
  if (element.matches(fields) || element.isContentEditable) return true
  if (key.includes('Arrow')) return element.matches(movable)
  if (key.length === 1) return element.matches(typeable)
  return key === 'Enter' && element !== document.body
}

function focusPanel(panel: FocusedPanel): boolean {
  const place = document.querySelector(`[data-panel=${panel}]`)
  const stop =
    place?.querySelector<HTMLElement>(stops[panel]) ?? place?.querySelector<HTMLElement>('[tabindex="0"]')
  stop?.focus()
  return stop != null
}

/**
 * Changes the price by one tick or by ten ticks: dispatches a key press to the price field, such as ArrowUp for one
 * tick or PageUp for ten. Returns false if there is no price field.
 */
function stepPrice(ticks: number): boolean {
  const field = priceField()
  const key = `${Math.abs(ticks) > 1 ? 'Page' : 'Arrow'}${ticks > 0 ? 'Up' : 'Down'}`
  field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return field !== undefined
}

function pressControl(key: string): boolean {
  const control = controlOf(key)
  if (control instanceof HTMLInputElement && control.type !== 'radio') {
    control.focus()
    // The text of the focused field is selected, so that the next typed number replaces it.
    control.select()
  } else control?.click()
  return control !== undefined
}

function act(key: string, shortcut: Shortcut): boolean {
  if (shortcut.does === 'focus') return focusPanel(shortcut.panel)
  if (shortcut.does === 'step') return stepPrice(shortcut.ticks[shortcut.keys.indexOf(key)] ?? 0)
  return pressControl(key)
}

/**
 * Runs the shortcut of a key press; `path` is the composed path of its event. A key is not a shortcut if it is typed
 * in a field, pressed in a dialog or handled by the focused control. Esc removes the focus from a field.
 */
export function runShortcut(event: KeyboardEvent, path: readonly EventTarget[]): void {
  if (event.defaultPrevented || event.isComposing) return
  if (path.some((node) => node instanceof Element && node.role?.endsWith('dialog'))) return
  if (event.key === 'Escape' && usesKey(path[0], '')) {
    ;(path[0] as HTMLElement).blur()
    return
  }
  const found = shortcutOf(event)
  if (!found || usesKey(path[0], found.key)) return
  // A key that is held down changes the price repeatedly, but presses a control only once.
  if (event.repeat && found.shortcut.does !== 'step') return
  if (act(found.key, found.shortcut)) event.preventDefault()
}
