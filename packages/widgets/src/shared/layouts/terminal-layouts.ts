import {
  beside,
  fitted,
  type Least,
  type PanelTree,
  panelsOf,
  parseTree,
  placesOf,
  type Side,
} from './panel-tree.ts'

/** The settings of an additional chart beside the main chart of a terminal. */
export type SideChart = {
  /** The symbol of the chart; null if the chart shows the symbol of the terminal. */
  symbol: string | null
  /**
   * The stored interval of the chart; null if the member has chosen none. The chart checks the interval, because a
   * stored value may be invalid.
   */
  interval: string | null
}

/** An arrangement of the panels of a terminal. */
export type Layout = {
  tree: PanelTree
  /** The settings of the additional charts, by the name of their panel. */
  charts: Readonly<Record<string, SideChart>>
  /** The name of a layout that the member created; undefined for a preset. */
  name?: string
}

/**
 * The stored layouts of a terminal: the id of the current layout, and the layouts that the member has changed
 * or created.
 */
export type StoredLayouts = { shown: string; layouts: Readonly<Record<string, Layout>> }

/** The panels that a terminal can show only once. */
export const singlePanels = ['chart', 'book', 'trades', 'depth', 'ticket', 'orders'] as const
export const sideCharts = ['chart-2', 'chart-3', 'chart-4'] as const
export type SinglePanel = (typeof singlePanels)[number]
export type SideChartPanel = (typeof sideCharts)[number]

const all: readonly string[] = [...singlePanels, ...sideCharts]
export const isSideChart = (panel: string): panel is SideChartPanel => panel.startsWith('chart-')

/** The gap between two panels in px. arranged-layer.css contains the same number. */
export const GAP_PX = 8

/** The smallest width and height of the panels in px. */
const leastPx: Readonly<Record<SinglePanel, readonly [number, number]>> = {
  chart: [320, 240],
  book: [240, 220],
  trades: [220, 130],
  depth: [240, 180],
  ticket: [316, 240],
  orders: [320, 130],
}

/** The size of the area of the panels in px. */
export type AreaSize = { width: number; height: number }

/** Returns a function that returns the smallest size of a panel, as fractions of the given area. */
export const leastIn =
  (area: AreaSize): Least =>
  (panel) => {
    const [width, height] = leastPx[isSideChart(panel) ? 'chart' : (panel as SinglePanel)]
    // A row of n panels has n - 1 gaps. The width of one gap is added to the width of each panel and to the width of
    // the area. The fractions of all panels in the row then add up to 1.
    return {
      width: (width + GAP_PX) / Math.max(area.width + GAP_PX, 1),
      height: (height + GAP_PX) / Math.max(area.height + GAP_PX, 1),
    }
  }

/** Returns the tree with each panel enlarged to at least its smallest size, if the area is large enough. */
export const fittedIn = (tree: PanelTree, area: AreaSize): PanelTree => fitted(tree, leastIn(area))

/** Maximum number of layouts that a member can create. */
export const MOST_OWN = 6
const LONGEST_NAME = 24

const across = (parts: PanelTree[], shares: number[]): PanelTree => ({ across: true, parts, shares })
const down = (parts: PanelTree[], shares: number[]): PanelTree => ({ across: false, parts, shares })
const followed: SideChart = { symbol: null, interval: null }

/** The layouts that every member has. The preset `default` looks like a terminal without layouts. */
export const presets = {
  default: {
    tree: across(
      [down([across(['chart', 'book'], [0.734, 0.266]), 'orders'], [0.636, 0.364]), 'ticket'],
      [0.776, 0.224],
    ),
    charts: {},
  },
  scalping: {
    tree: across(
      [down(['chart', 'orders'], [0.66, 0.34]), 'book', 'trades', 'ticket'],
      [0.42, 0.19, 0.17, 0.22],
    ),
    charts: {},
  },
  charts: {
    tree: across(
      [
        down([across(['chart', 'chart-2'], [0.5, 0.5]), 'orders'], [0.68, 0.32]),
        down(['book', 'trades'], [0.62, 0.38]),
        'ticket',
      ],
      [0.6, 0.18, 0.22],
    ),
    charts: { 'chart-2': followed },
  },
} satisfies Record<string, Layout>

export type Preset = keyof typeof presets
export const presetNames = Object.keys(presets) as Preset[]
export const isPreset = (id: string): id is Preset => Object.hasOwn(presets, id)

const SYMBOL = /^[A-Z\d]{2,24}$/

function parseCharts(stored: unknown, panels: readonly string[]): Layout['charts'] {
  return Object.fromEntries(
    panels.filter(isSideChart).map((panel) => {
      const chart = (stored as Record<string, unknown> | null | undefined)?.[panel]
      const { symbol, interval } = (chart ?? {}) as Partial<Record<keyof SideChart, unknown>>
      return [
        panel,
        {
          symbol: typeof symbol === 'string' && SYMBOL.test(symbol) ? symbol : null,
          interval: typeof interval === 'string' ? interval : null,
        },
      ]
    }),
  )
}

function parseLayout(id: string, stored: unknown): Layout | null {
  const { tree, charts, name } = (stored ?? {}) as Partial<Record<keyof Layout, unknown>>
  const read = parseTree(tree, (panel) => all.includes(panel))
  if (read === null) return null
  const own = typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : ''
  if (!isPreset(id) && own === '') return null
  return { tree: read, charts: parseCharts(charts, panelsOf(read)), ...(isPreset(id) ? {} : { name: own }) }
}

/** Parses stored layouts. Invalid layouts are dropped. */
export function parseLayouts(stored: unknown): StoredLayouts {
  const { shown, layouts } = (stored ?? {}) as Partial<Record<keyof StoredLayouts, unknown>>
  const read: Record<string, Layout> = {}
  let own = 0
  for (const [id, value] of Object.entries((layouts ?? {}) as object)) {
    const layout = parseLayout(id, value)
    if (layout === null || (!isPreset(id) && ++own > MOST_OWN)) continue
    read[id] = layout
  }
  const isKnown = typeof shown === 'string' && (isPreset(shown) || read[shown] !== undefined)
  return { shown: isKnown ? shown : 'default', layouts: read }
}

/** Returns a layout by its id: the layout that the member has created or changed, otherwise the preset. */
export const layoutOf = ({ layouts }: StoredLayouts, id: string): Layout =>
  layouts[id] ?? (isPreset(id) ? presets[id] : presets.default)

/** Returns true if the terminal shows the unchanged default layout. */
export const isPlain = ({ shown, layouts }: StoredLayouts): boolean =>
  shown === 'default' && layouts.default === undefined

export const withLayout = (stored: StoredLayouts, layout: Layout): StoredLayouts => ({
  ...stored,
  layouts: { ...stored.layouts, [stored.shown]: layout },
})

/**
 * Returns the layouts after a reset of the current layout. A preset is restored; a layout that the member
 * created is deleted.
 */
export function withoutShown({ shown, layouts }: StoredLayouts): StoredLayouts {
  const { [shown]: _, ...rest } = layouts
  return { shown: isPreset(shown) ? shown : 'default', layouts: rest }
}

/**
 * Returns the layouts with a copy of the current layout under a new name. The copy becomes the current layout.
 */
export function withCopy(stored: StoredLayouts, nameOf: (number: number) => string): StoredLayouts {
  const ids = Array.from({ length: MOST_OWN }, (_, index) => `own-${index + 1}`)
  const id = ids.find((one) => stored.layouts[one] === undefined)
  if (id === undefined) return stored
  const name = nameOf(ids.indexOf(id) + 1)
  return { shown: id, layouts: { ...stored.layouts, [id]: { ...layoutOf(stored, stored.shown), name } } }
}

export const renamed = (layout: Layout, name: string): Layout => ({
  ...layout,
  name: name.slice(0, LONGEST_NAME),
})

/**
 * Returns the panels that can be added to a layout. Only one additional chart is offered: the first that is missing.
 */
export function addable({ tree }: Layout): readonly string[] {
  const shown = panelsOf(tree)
  const next = sideCharts.find((panel) => !shown.includes(panel))
  return [...singlePanels.filter((panel) => !shown.includes(panel)), ...(next ? [next] : [])]
}

/** Returns the layout with another panel, which takes half of the space of the largest panel. */
export function withPanel(layout: Layout, panel: string): Layout {
  const { panels } = placesOf(layout.tree)
  const [largest] = [...panels].sort(([, a], [, b]) => b.width * b.height - a.width * a.height)
  if (!largest) return layout
  const [target, place] = largest
  // `place` contains the position and size of a panel in fractions of the terminal. The terminal is about 1.5 times as
  // wide as high, so a width is multiplied by 1.5 to compare it with a height.
  const side: Side = place.width * 1.5 > place.height ? 'right' : 'below'
  const charts = isSideChart(panel) ? { ...layout.charts, [panel]: followed } : layout.charts
  return { ...layout, tree: beside(layout.tree, panel, target, side), charts }
}
