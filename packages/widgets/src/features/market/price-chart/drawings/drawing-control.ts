import type { StoredList } from '../stored-list.ts'
import {
  type Drawing,
  type DrawingTool,
  MOST_DRAWINGS,
  MOST_LETTERS,
  type Point,
  pointsOf,
} from './drawing.ts'
import { type Hit, hitOf, type Pixel } from './geometry.ts'

/** A converter between points of the chart (time and price) and positions in px. */
export type Plane = {
  toPixel(point: Point): Pixel | null
  /**
   * Converts a position to a point of the chart; returns null outside the price pane. With `isMagnet`, the price snaps
   * to the open, high, low or close of the candle if one of them is near.
   */
  toPoint(pixel: Pixel, isMagnet: boolean): Point | null
  /**
   * Returns a point moved by a distance in px, also to a place outside the price pane; null if its price would not be
   * above zero. The time moves by whole candles, so its offset within a candle stays the same. A distance of less than
   * half a candle does not change the time.
   */
  shift(point: Point, dx: number, dy: number): Point | null
  size(): { width: number; height: number }
}

export type DrawingState = {
  tool: DrawingTool | null
  /** The drawing that is being placed or moved. It is stored when the action ends. */
  draft: Drawing | null
  selected: string | null
  /** The index of the point that arrow keys move; null if they move the whole selected drawing. */
  handle: number | null
  /** The position on the chart at which the keyboard places the next point of a drawing. */
  cursor: Pixel | null
  /** True if the next press moves the selected drawing, or its selected point, to the pressed position. */
  isMoving: boolean
  /** The id of the text drawing whose text the member is typing; null if there is none. */
  editing: string | null
  isHidden: boolean
  isMagnet: boolean
}

const nothing = {
  tool: null,
  draft: null,
  selected: null,
  handle: null,
  cursor: null,
  isMoving: false,
  editing: null,
} as const

const REACH_PX = { mouse: 6, touch: 16 }
/** Distance in px between press and release below which the press is a click, not a drag. */
const CLICK_PX = 5
const STEP_PX = { usual: 8, far: 64 }

type Drag = { at: Pixel; hit: Hit; first: Drawing } | { at: Pixel; hit: null }

/** Creates the state of the drawing tools: placing, selecting, moving and removing, by pointer and keyboard. */
export function createDrawingControl(store: StoredList<Drawing>, plane: Plane, onChange: () => void) {
  let state: DrawingState = { ...nothing, isHidden: false, isMagnet: false }
  let drag: Drag | null = null
  const set = (changes: Partial<DrawingState>) => {
    state = { ...state, ...changes }
    onChange()
  }
  const save = (drawing: Drawing) => {
    const others = store.read()
    const at = others.findIndex(({ id }) => id === drawing.id)
    store.write(at < 0 ? [...others, drawing] : others.with(at, drawing))
  }
  const pixelsOf = ({ points }: Drawing) => points.flatMap((point) => plane.toPixel(point) ?? [])
  const hitAt = (at: Pixel, reach: number): Hit | null => {
    if (state.isHidden) return null
    // A drawing exactly at the position takes precedence over a newer drawing nearby. So all drawings are tried with
    // the small hit distance of the mouse first, and only then with `reach`, which can be larger.
    for (const near of new Set([REACH_PX.mouse, reach])) {
      for (const drawing of [...store.read()].reverse()) {
        const hit = hitOf(drawing, pixelsOf(drawing), at, plane.size(), near)
        if (hit) return hit
      }
    }
    return null
  }
  const found = (id: string | null) => store.read().find((one) => one.id === id)

  /** Places the next point of the chosen tool. The last point completes the drawing and selects it. */
  const place = (at: Pixel) => {
    const { tool, draft } = state
    const point = plane.toPoint(at, state.isMagnet)
    if (!tool || !point) return
    const placed = draft ? draft.points.slice(0, -1) : []
    const points = [...placed, point]
    const id = draft?.id ?? `drawing:${crypto.randomUUID()}`
    if (points.length < pointsOf(tool)) return set({ draft: { id, tool, points: [...points, point] } })
    const drawing: Drawing = { id, tool, points, ...(tool === 'text' ? { text: '' } : {}) }
    if (tool === 'text') return set({ ...nothing, draft: drawing, editing: id })
    save(drawing)
    set({ ...nothing, selected: id })
  }
  const lead = (at: Pixel) => {
    const point = state.draft && plane.toPoint(at, state.isMagnet)
    if (state.draft && point)
      set({ draft: { ...state.draft, points: [...state.draft.points.slice(0, -1), point] } })
  }
  /**
   * Returns a drawing with all points moved by a distance in px. If one point cannot move, no point moves, so that the
   * drawing keeps its shape. No point moves either if the whole drawing would leave the pane at the top or bottom.
   */
  const movedWhole = (drawing: Drawing, dx: number, dy: number): Drawing => {
    const points = drawing.points.map((point) => plane.shift(point, dx, dy))
    const pixels = pixelsOf(drawing)
    const { height } = plane.size()
    const isInside = (by: number) =>
      pixels.some(({ y }) => y + by >= 0) && pixels.some(({ y }) => y + by <= height)
    const canMove = points.every((point) => point !== null) && (isInside(dy) || !isInside(0))
    return canMove ? { ...drawing, points } : drawing
  }
  /** Returns a drawing with one point, or with all points, moved by a distance in px. */
  const moved = (drawing: Drawing, part: Hit['part'], dx: number, dy: number): Drawing => {
    if (part === 'whole') return movedWhole(drawing, dx, dy)
    const point = drawing.points[part]
    const pixel = point && plane.toPixel(point)
    const placed = pixel && plane.toPoint({ x: pixel.x + dx, y: pixel.y + dy }, state.isMagnet)
    if (!placed) return drawing
    // If the moved point stays in the same candle, it keeps its time. This time can lie between the starts of two
    // candles if the point was drawn on a shorter interval.
    const isKept = plane.shift(point, dx, 0)?.t === point.t
    return { ...drawing, points: drawing.points.with(part, isKept ? { ...placed, t: point.t } : placed) }
  }
  /**
   * Moves the selected point to a position. If no point is selected, moves the whole selected drawing so that its first
   * point is at the position.
   */
  const moveTo = (at: Pixel) => {
    const drawing = found(state.selected)
    const point = drawing?.points[state.handle ?? 0]
    const from = point && plane.toPixel(point)
    if (drawing && from) save(moved(drawing, state.handle ?? 'whole', at.x - from.x, at.y - from.y))
    set({ isMoving: false })
  }
  const remove = (id: string) => {
    store.write(store.read().filter((one) => one.id !== id))
    if (state.selected === id) set({ selected: null, handle: null, isMoving: false })
    else onChange()
  }
  const arrow = (dx: number, dy: number) => {
    if (state.tool) {
      const { width, height } = plane.size()
      const before = state.cursor ?? { x: width / 2, y: height / 2 }
      const cursor = {
        x: Math.min(width - 1, Math.max(0, before.x + dx)),
        y: Math.min(height - 1, Math.max(0, before.y + dy)),
      }
      set({ cursor })
      return lead(cursor)
    }
    const drawing = found(state.selected)
    if (drawing) save(moved(drawing, state.handle ?? 'whole', dx, dy))
    onChange()
  }

  return {
    state: () => state,
    /**
     * Returns the drawings to show. A drawing that is being moved replaces its stored version. While drawings are
     * hidden, only a drawing that is being placed is returned.
     */
    shown(): readonly Drawing[] {
      if (state.isHidden) return state.draft ? [state.draft] : []
      const { draft } = state
      const stored = store.read().filter(({ id }) => id !== draft?.id)
      return draft ? [...stored, draft] : stored
    },
    isFull: () => store.read().length >= MOST_DRAWINGS,
    choose(tool: DrawingTool | null) {
      set({ ...nothing, tool: store.read().length < MOST_DRAWINGS ? tool : null, isHidden: false })
    },
    /** Starts placing or moving a drawing. Returns false if the press hits no drawing and no tool is chosen. */
    press(at: Pixel, kind: keyof typeof REACH_PX): boolean {
      if (state.tool) {
        const isFirst = state.draft === null
        place(at)
        drag = isFirst && state.draft ? { at, hit: null } : null
        return true
      }
      if (state.isMoving) {
        moveTo(at)
        return true
      }
      const hit = hitAt(at, REACH_PX[kind])
      const first = hit && found(hit.id)
      if (state.selected !== null || hit)
        set({ selected: hit?.id ?? null, handle: typeof hit?.part === 'number' ? hit.part : null })
      if (!hit || !first) return false
      drag = { at, hit, first }
      return true
    },
    /**
     * Moves the dragged or placed drawing. Returns true if a drawing is dragged, a tool is chosen, the next press moves a
     * drawing, or the pointer is over a drawing.
     */
    move(at: Pixel): boolean {
      if (drag?.hit) set({ draft: moved(drag.first, drag.hit.part, at.x - drag.at.x, at.y - drag.at.y) })
      else lead(at)
      return drag !== null || state.tool !== null || state.isMoving || hitAt(at, REACH_PX.mouse) !== null
    },
    release(at: Pixel) {
      const ended = drag
      drag = null
      if (!ended) return
      const isClick = Math.hypot(at.x - ended.at.x, at.y - ended.at.y) < CLICK_PX
      if (ended.hit) {
        if (state.draft && !isClick) save(state.draft)
        set({ draft: null })
      } else if (!isClick) place(at)
    },
    /**
     * Handles a key on the chart. With `isFar`, an arrow key moves by the larger step. Returns false if the key does
     * not concern drawings.
     */
    key(key: string, isFar: boolean): boolean {
      const { tool, selected } = state
      if (!tool && selected === null) return false
      const step = isFar ? STEP_PX.far : STEP_PX.usual
      const arrows: Record<string, readonly [number, number]> = {
        ArrowLeft: [-step, 0],
        ArrowRight: [step, 0],
        ArrowUp: [0, -step],
        ArrowDown: [0, step],
      }
      const by = arrows[key]
      if (by) arrow(...by)
      else if (key === 'Escape') set(nothing)
      else if (key === 'Enter' && tool) {
        const { width, height } = plane.size()
        const cursor = state.cursor ?? { x: width / 2, y: height / 2 }
        place(cursor)
        if (state.tool) set({ cursor })
      } else if (key === 'Enter') {
        const most = found(selected)?.points.length ?? 0
        const next = state.handle === null ? 0 : state.handle + 1
        set({ handle: next < most ? next : null })
      } else if ((key === 'Delete' || key === 'Backspace') && selected !== null) remove(selected)
      else return false
      return true
    },
    select: (id: string | null) => set({ ...nothing, selected: id }),
    remove,
    removeAll() {
      store.write([])
      set(nothing)
    },
    /** Completes a text drawing. An empty text is not stored. */
    write(text: string) {
      const { draft, editing } = state
      if (editing === null) return
      const words = text.trim().slice(0, MOST_LETTERS)
      if (draft && words !== '') save({ ...draft, text: words })
      set({ ...nothing, selected: draft && words !== '' ? draft.id : null })
    },
    toggleHidden: () => set({ ...nothing, isHidden: !state.isHidden }),
    /**
     * Turns a mode on or off in which the next press moves the selected drawing to the pressed position. In this mode,
     * two presses replace a drag.
     */
    toggleMoving: () => set({ isMoving: !state.isMoving && state.selected !== null }),
    toggleMagnet: () => set({ isMagnet: !state.isMagnet }),
  }
}

export type DrawingControl = ReturnType<typeof createDrawingControl>
