/** The parts of a terminal that a key focuses. `Terminal` marks them by `data-panel`. */
export type FocusedPanel = 'book' | 'chart' | 'orders'

export type KeyAction =
  /** Presses or focuses the control that names the key by `aria-keyshortcuts`. */
  | { does: 'press' }
  /** Changes the price of the ticket by ticks: one number for each key. */
  | { does: 'step'; ticks: readonly number[] }
  | { does: 'focus'; panel: FocusedPanel }

export type Shortcut = KeyAction & {
  /** Name of the row, which is also the key of its message. */
  name: string
  /** Keys as in `aria-keyshortcuts`; a letter in upper case. */
  keys: readonly string[]
  /** True for a control that is on the page only at times, so that the list shows the key without it. */
  isListed?: boolean
}

export type KeyGroup = 'order' | 'send' | 'view' | 'chart'

const press = (name: string, ...keys: string[]): Shortcut => ({ name, keys, does: 'press' })
const focus = (panel: FocusedPanel, key: string): Shortcut => ({
  name: panel,
  keys: [key],
  does: 'focus',
  panel,
})
const step = (name: string, ticks: number, prefix: string): Shortcut => ({
  name,
  does: 'step',
  ticks: [ticks, -ticks],
  keys: [`${prefix}ArrowUp`, `${prefix}ArrowDown`],
})

/** Every shortcut of a terminal. The key handler and the dialog with the list read this table. */
export const keyMap: Readonly<Record<KeyGroup, readonly Shortcut[]>> = {
  order: [
    press('buy', 'B'),
    press('sell', 'S'),
    press('limit', 'L'),
    press('market', 'M'),
    press('stop', 'C'),
    press('oco', 'O'),
    press('trigger', 'G'),
    press('price', 'P'),
    step('tick', 1, ''),
    step('ticks', 10, 'Shift+'),
    press('quantity', 'Q'),
    press('size', '1', '2', '3', '4'),
  ],
  send: [press('send', 'Enter'), { ...press('cancelAll', 'X'), isListed: true }],
  view: [
    press('search', '/'),
    focus('book', 'K'),
    focus('chart', 'H'),
    focus('orders', 'E'),
    press('layouts', 'Y'),
    press('list', '?'),
  ],
  chart: [
    press('indicators', 'I'),
    press('style', 'T'),
    press('drawing', 'D'),
    press('alerts', 'A'),
    press('fullscreen', 'F'),
  ],
}

const byKey = new Map(
  Object.values(keyMap).flatMap((rows) => rows.flatMap((row) => row.keys.map((key) => [key, row] as const))),
)

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Returns the shortcut of a key press and the name of its key; null for a press without a shortcut. Shift
 * counts only for keys that type no character, because some keyboards need it for `/` and `?`.
 */
export function shortcutOf(event: Pressed): { key: string; shortcut: Shortcut } | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const isCharacter = event.key.length === 1
  const key = isCharacter ? event.key.toUpperCase() : `${event.shiftKey ? 'Shift+' : ''}${event.key}`
  const shortcut = byKey.get(key)
  return shortcut ? { key, shortcut } : null
}
