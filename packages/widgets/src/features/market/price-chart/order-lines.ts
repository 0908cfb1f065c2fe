import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts'
import { axisTags, TAG_HEIGHT, type TagSpan } from './axis-tags.ts'
import { createScaleWatch } from './scale-watch.ts'

/** A price line with the values that are needed to draw it on the canvas. */
export type DrawnPriceLine = {
  id: string
  price: number
  /** Price of the line as text on the axis, with the decimals of the market. */
  text: string
  colour: string
  /** Dash pattern of the line; empty for a solid line. */
  dash: readonly number[]
  /** Lines with the same `group` are joined by a bracket. */
  group?: string | undefined
}

/** A group of orders that share one label, with the values that are needed to draw it on the canvas. */
export type DrawnLineGroup = {
  id: string
  prices: readonly number[]
  colour: string
  /**
   * True to draw the lines of the group across the whole chart. Otherwise each line is only a short mark at the
   * price axis.
   */
  isOpen: boolean
}

/** The vertical position of the label of a line or of a group in px; null if it is out of view. */
export type PlacedLine = { id: string; y: number | null }

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0]

const TAG_RADIUS = 4
/**
 * Left and right edge of a group's bracket, in px from the start of the pane. The labels of the lines begin
 * after the bracket.
 */
const BRACKET_START = 4
const BRACKET_END = 11

/** Width of the mark of a grouped order in px. */
const MARK_WIDTH = 14
const GROUP_DASH = [2, 4]
/** Opacity of the lines of an open group. The lines are semi-transparent, because they can cover the candles. */
const GROUP_ALPHA = 0.6

export type OrderLines = ISeriesPrimitive<Time> & {
  set(
    lines: readonly DrawnPriceLine[],
    groups: readonly DrawnLineGroup[],
    style: { fill: string; font: string },
  ): void
}

export type OrderLineEvents = {
  /** Called with the new positions of all labels when the price scale moves. */
  onPlace(lines: readonly PlacedLine[]): void
  /** Called with the price difference that one px represents, when the price scale moves. */
  onScale(pricePerPx: number): void
  /** Returns the extent of the last price's label on the price axis; other labels must not cover it. */
  lastSpan(): TagSpan | null
}

/** The lines, groups and brackets that a repaint draws, with their positions in px. */
type Placed = {
  lines: readonly (DrawnPriceLine & { y: number })[]
  groups: readonly (DrawnLineGroup & { places: readonly number[] })[]
  brackets: readonly Bracket[]
  /** The labels on the price axis, from top to bottom. Orders of one side with the same price share a label. */
  tags: readonly { text: string; colour: string; y: number }[]
}

type Bracket = { places: readonly number[]; colour: string }

function drawBracket(context: CanvasRenderingContext2D, { places, colour }: Bracket): void {
  const [top, bottom] = [Math.min(...places), Math.max(...places)]
  context.strokeStyle = colour
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(BRACKET_END, top)
  context.lineTo(BRACKET_START + 0.5, top)
  context.lineTo(BRACKET_START + 0.5, bottom)
  context.lineTo(BRACKET_END, bottom)
  context.stroke()
}

/**
 * Draws horizontal lines from `start` to the end of the pane. Lines that fall into the same row of pixels are
 * drawn once.
 */
function drawRows(
  context: CanvasRenderingContext2D,
  places: readonly number[],
  [start, end]: [number, number],
  ratio: number,
): void {
  context.beginPath()
  for (const y of new Set(places.map((place) => Math.round(place * ratio) + 0.5))) {
    context.moveTo(start, y)
    context.lineTo(end, y)
  }
  context.stroke()
}

/**
 * Creates horizontal lines at prices, with an outlined price on the price axis. The orders of a group have short marks
 * at their prices instead of lines, and one bracket around these prices. The labels are elements above the canvas, so
 * that screen readers can read them and they can be pressed. All positions are calculated only when the price scale has
 * moved or the lines have changed, because the chart is repainted many times per second.
 */
export function createOrderLines({ onPlace, onScale, lastSpan }: OrderLineEvents): OrderLines {
  let lines: readonly DrawnPriceLine[] = []
  let groups: readonly DrawnLineGroup[] = []
  let style = { fill: '', font: '' }
  let attached: SeriesAttachedParameter<Time> | null = null
  let placed: Placed = { lines: [], groups: [], brackets: [], tags: [] }
  const scale = createScaleWatch()

  const place = ({ series }: SeriesAttachedParameter<Time>, height: number) => {
    const yOf = (price: number) => {
      const y = series.priceToCoordinate(price)
      return y === null || y < 0 || y > height ? null : y
    }
    const ofLines = lines.map((line) => ({ ...line, y: yOf(line.price) }))
    const ofGroups = groups.map((group) => {
      const places = group.prices.map(yOf).filter((y) => y !== null)
      return { ...group, places }
    })
    const visible = ofLines.filter((line): line is typeof line & { y: number } => line.y !== null)
    placed = {
      lines: visible,
      groups: ofGroups.filter(({ places }) => places.length > 0),
      brackets: bracketsOf(visible),
      tags: tagsOf(visible),
    }
    onPlace([
      ...ofLines.map(({ id, y }) => ({ id, y })),
      ...ofGroups.map(({ id, places }) => ({ id, y: places.length > 0 ? middle(places) : null })),
    ])
  }

  /**
   * Calculates the vertical positions of all lines again if the price scale or the lines have changed since the last
   * repaint.
   */
  const refresh = () => {
    if (!attached || !scale.hasMoved(attached)) return
    const { series, chart } = attached
    const { height } = chart.paneSize(0)
    const [top, bottom] = [series.coordinateToPrice(0), series.coordinateToPrice(height)]
    if (top !== null && bottom !== null) onScale((top - bottom) / height)
    place(attached, height)
  }

  const onPane = (target: Target) =>
    target.useBitmapCoordinateSpace(({ context, bitmapSize, horizontalPixelRatio, verticalPixelRatio }) => {
      refresh()
      const { width } = bitmapSize
      const dashed = (dash: readonly number[]) =>
        context.setLineDash(dash.map((part) => part * verticalPixelRatio))
      context.lineWidth = Math.max(1, Math.floor(verticalPixelRatio))
      for (const { colour, dash, y } of placed.lines) {
        context.strokeStyle = colour
        dashed(dash)
        drawRows(context, [y], [0, width], verticalPixelRatio)
      }
      for (const { colour, places, isOpen } of placed.groups) {
        context.strokeStyle = colour
        dashed(isOpen ? GROUP_DASH : [])
        context.globalAlpha = isOpen ? GROUP_ALPHA : 1
        const start = isOpen ? 0 : width - MARK_WIDTH * horizontalPixelRatio
        drawRows(context, places, [start, width], verticalPixelRatio)
      }
      context.globalAlpha = 1
      context.setLineDash([])
      context.scale(horizontalPixelRatio, verticalPixelRatio)
      for (const bracket of placed.brackets) drawBracket(context, bracket)
      for (const group of placed.groups) drawBracket(context, group)
    })
  const onAxis = (target: Target) =>
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      refresh()
      context.font = style.font
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      // The label of the last price can move while the scale stays the same, so each repaint arranges the other labels
      // around it again.
      const places = axisTags(
        placed.tags.map(({ y }) => y),
        lastSpan(),
        mediaSize.height,
      )
      for (const [at, { colour, text }] of placed.tags.entries()) {
        const y = places[at] ?? null
        if (y === null) continue
        context.fillStyle = style.fill
        context.strokeStyle = colour
        context.lineWidth = 1
        context.beginPath()
        context.roundRect(
          1.5,
          Math.round(y) - TAG_HEIGHT / 2 + 0.5,
          mediaSize.width - 4,
          TAG_HEIGHT - 1,
          TAG_RADIUS,
        )
        context.fill()
        context.stroke()
        context.fillStyle = colour
        context.fillText(text, mediaSize.width / 2, y + 0.5)
      }
    })

  return {
    attached: (parts) => {
      attached = parts
      scale.forget()
    },
    detached: () => {
      attached = null
    },
    set(nextLines, nextGroups, nextStyle) {
      lines = nextLines
      groups = nextGroups
      style = nextStyle
      scale.watch([...lines.map(({ price }) => price), ...groups.flatMap((group) => group.prices)])
      attached?.requestUpdate()
    },
    paneViews: () => [{ zOrder: () => 'top', renderer: () => ({ draw: onPane }) }],
    priceAxisPaneViews: () => [{ zOrder: () => 'top', renderer: () => ({ draw: onAxis }) }],
    // Lines far from the price must not compress the candles, so they do not affect the scale.
    autoscaleInfo: () => null,
  }
}

const middle = (places: readonly number[]) => (Math.min(...places) + Math.max(...places)) / 2

/** Returns the brackets of all groups of lines that have at least two lines in view. */
function bracketsOf(lines: Placed['lines']): Bracket[] {
  const groups = new Map<string, Bracket>()
  for (const { group, y, colour } of lines) {
    if (group === undefined) continue
    groups.set(group, { places: [...(groups.get(group)?.places ?? []), y], colour })
  }
  return [...groups.values()].filter(({ places }) => places.length > 1)
}

/**
 * Returns the labels of the lines on the price axis, from top to bottom. Lines with the same text and color share a
 * label.
 */
function tagsOf(lines: Placed['lines']): Placed['tags'] {
  const tags = new Map(lines.map(({ text, colour, y }) => [text + colour, { text, colour, y }]))
  return [...tags.values()].sort((a, b) => a.y - b.y)
}
