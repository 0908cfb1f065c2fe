import type { PlacedLine } from './order-lines.ts'

/** Distance in px between two lines below which their labels are placed beside each other. */
const PILL_PX = 24
const HALF_PX = PILL_PX / 2
const GAP_PX = 8
/** Distance of the labels from the start of the chart in px. */
export const START_PX = 12
/**
 * Positions that are tried for a label, in this sequence, until the label overlaps no label that is already placed. A
 * position is a number of rows of `PILL_PX` each: 0 is at the height of the label's line, 1 is one row below, −1 is one
 * row above.
 */
const STEPS = [0, 1, -1, 2, -2, 3, -3]

/**
 * An area that labels must not cover. `top` and `bottom` are in px from the top of the chart, and `end` is in px from
 * the start of the labels.
 */
export type Box = { top: number; bottom: number; end: number }

/** A label with its state at the last placement. */
type Pill = {
  element: HTMLElement
  text: string | null
  /** Width in px; 0 until it is measured. */
  width: number
  /** Vertical position of the line in px; null if it is out of view. */
  y: number | null
  transform: string
}

/**
 * Creates a function that places the labels of price lines without a React render, because the price scale can move in
 * every animation frame. Called without `lines`, it uses the positions of the last call. It measures the width of a
 * label only if the label is new or its text has changed. It measures all labels before it moves any, because reading a
 * width after a move forces a layout. `room` returns the width of the chart without the price axis, which no label may
 * cover. `blocked` returns further areas that labels must not cover. It is called each time, because these areas can
 * change while no line moves.
 */
export function createPillPlacer(
  elements: ReadonlyMap<string, HTMLElement>,
  room: () => number = () => Number.POSITIVE_INFINITY,
  blocked: () => readonly Box[] = () => [],
): (lines?: readonly PlacedLine[]) => void {
  let pills = new Map<string, Pill>()
  let placed: readonly PlacedLine[] = []
  let known = '[]'
  return (lines = placed) => {
    placed = lines
    const boxes = blocked()
    const key = JSON.stringify(boxes)
    let isChanged = key !== known
    known = key
    const next = new Map<string, Pill>()
    for (const { id, y } of lines) {
      const element = elements.get(id)
      if (!element) continue
      const pill = pills.get(id)
      const at = y === null ? null : Math.round(y)
      const text = element.textContent
      if (pill?.element === element && pill.text === text && pill.y === at) {
        next.set(id, pill)
        continue
      }
      isChanged = true
      const isNew = pill?.element !== element || pill.text !== text
      next.set(id, {
        ...{ element, text, y: at },
        width: isNew ? 0 : pill.width,
        transform: pill?.element === element ? pill.transform : '',
      })
    }
    if (!isChanged && next.size === pills.size) return
    pills = next
    if (next.size + boxes.length > 1)
      for (const pill of next.values()) pill.width ||= pill.element.offsetWidth
    arrange(next.values(), room() - START_PX, boxes)
  }
}

function arrange(pills: Iterable<Pill>, room: number, boxes: readonly Box[]): void {
  const taken = [...boxes]
  for (const pill of pills) {
    const { element, width, y } = pill
    const visibility = y === null ? 'hidden' : 'visible'
    if (element.style.visibility !== visibility) element.style.visibility = visibility
    if (y === null) continue
    const startAt = (row: number) => {
      const near = taken.filter(({ top, bottom }) => row + HALF_PX > top && row - HALF_PX < bottom)
      return Math.max(0, ...near.map(({ end }) => end + GAP_PX))
    }
    const rows = STEPS.map((step) => y + step * PILL_PX)
    const row = rows.find((row) => startAt(row) + width <= room) ?? y
    const x = startAt(row)
    taken.push({ top: row - HALF_PX, bottom: row + HALF_PX, end: x + width })
    const transform = `translate(${x}px, ${row}px) translateY(-50%)`
    if (transform === pill.transform) continue
    pill.transform = transform
    element.style.transform = transform
  }
}
