/** The panels of a terminal that a shortcut can focus. `Terminal` marks them with `data-panel`. */
export type FocusedPanel = 'book' | 'chart' | 'orders'

export type KeyAction =
  /** Presses or focuses the control whose attribute `aria-keyshortcuts` contains the key. */
  | { does: 'press' }
  /** Changes the price of the ticket. `ticks` contains the change in ticks for each of the keys. */
  | { does: 'step'; ticks: readonly number[] }
  | { does: 'focus'; panel: FocusedPanel }

export type Shortcut = KeyAction & {
  /** Name of the shortcut, which is also the key of its message. */
  name: string
  /** The keys in the notation of `aria-keyshortcuts`, letters in upper case. */
  keys: readonly string[]
  /** True if the list shows the shortcut even while its control is not on the page. */
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

/** All shortcuts of a terminal. The key handler and the dialog that lists them read this table. */
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
 * Returns the shortcut of a key press, and the name of its key in `keyMap`. Returns null if the key press is not a
 * shortcut. Shift is ignored for keys that type a character, because some keyboards need it for `/` and `?`.
 */
export function shortcutOf(event: Pressed): { key: string; shortcut: Shortcut } | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const isCharacter = event.key.length === 1
  const key = isCharacter ? event.key.toUpperCase() : `${event.shiftKey ? 'Shift+' : ''}${event.key}`
  const shortcut = byKey.get(key)
  return shortcut ? { key, shortcut } : null
}
