import type { PlacedLine } from './order-lines.ts'

/** Distance in px between two lines below which their labels are placed beside each other. */
const PILL_PX = 24
const GAP_PX = 8
/** Distance of the labels from the start of the chart in px. */
const START_PX = 12
/**
 * Rows to which a label moves if there is no room for it beside others, in the order in which they are tried. 0 is the
 * row of its line, 1 the row `PILL_PX` below it, −1 the row above it.
 */
const STEPS = [0, 1, -1, 2, -2, 3, -3]

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
 * Creates a function that moves the labels of price lines without a React render, because the price scale can
 * move in every animation frame. Called without `lines`, it places new labels at the positions of the last
 * call. A call in which no line and no text has changed does nothing. All widths are read before anything
 * moves, because reading them in between would force a layout for each label. `room` returns the width of the chart
 * without the price axis, which no label may cover.
 */
export function createPillPlacer(
  elements: ReadonlyMap<string, HTMLElement>,
  room: () => number = () => Number.POSITIVE_INFINITY,
): (lines?: readonly PlacedLine[]) => void {
  let pills = new Map<string, Pill>()
  let placed: readonly PlacedLine[] = []
  return (lines = placed) => {
    placed = lines
    let isChanged = false
    const next = new Map<string, Pill>()
    for (const { id, y } of lines) {
      const element = elements.get(id)
      if (!element) continue
      const known = pills.get(id)
      const at = y === null ? null : Math.round(y)
      const text = element.textContent
      if (known?.element === element && known.text === text && known.y === at) {
        next.set(id, known)
        continue
      }
      isChanged = true
      const isNew = known?.element !== element || known.text !== text
      next.set(id, {
        ...{ element, text, y: at },
        width: isNew ? 0 : known.width,
        transform: known?.element === element ? known.transform : '',
      })
    }
    if (!isChanged && next.size === pills.size) return
    pills = next
    if (next.size > 1) for (const pill of next.values()) pill.width ||= pill.element.offsetWidth
    arrange(next.values(), room() - START_PX)
  }
}

function arrange(pills: Iterable<Pill>, room: number): void {
  const taken: { y: number; end: number }[] = []
  for (const pill of pills) {
    const { element, width, y } = pill
    const visibility = y === null ? 'hidden' : 'visible'
    if (element.style.visibility !== visibility) element.style.visibility = visibility
    if (y === null) continue
    const startAt = (row: number) => {
      const near = taken.filter((other) => Math.abs(other.y - row) < PILL_PX)
      return Math.max(0, ...near.map(({ end }) => end + GAP_PX))
    }
    const rows = STEPS.map((step) => y + step * PILL_PX)
    const row = rows.find((row) => startAt(row) + width <= room) ?? y
    const x = startAt(row)
    taken.push({ y: row, end: x + width })
    const transform = `translate(${x}px, ${row}px) translateY(-50%)`
    if (transform === pill.transform) continue
    pill.transform = transform
    element.style.transform = transform
  }
}
