/**
 * The arrangement of a terminal's panels: the name of a panel, or a split of the area. Names are unique in a tree. The
 * functions of this module are pure and return a new tree. Libraries for split panes are not used, because they nest
 * the DOM elements of the panels as the tree is nested. A moved panel would therefore be mounted again, and an order
 * that the member is entering in it would be lost.
 */
export type PanelTree = string | Split

export type Split = {
  /** True if the parts are side by side, false if one is above the other. */
  across: boolean
  parts: readonly PanelTree[]
  /** The fraction of the split that each part has. All fractions add up to 1. */
  shares: readonly number[]
}

/** A rectangle in fractions of the area. */
export type Place = { left: number; top: number; width: number; height: number }

/** The gap between two parts of a split, which the member drags to resize them. */
export type Gutter = {
  /** The path from the root of the tree to the split, as indices of parts. */
  path: readonly number[]
  /** The index of the part before the gap. */
  index: number
  across: boolean
  /**
   * The position of the gap's left edge (if `across` is true) or of its top edge, as a fraction of the area.
   */
  at: number
  /** The position of the gap's upper end (if `across` is true) or of its left end, as a fraction of the area. */
  start: number
  /** The length of the gap, as a fraction of the area. */
  length: number
  /** The size of the part before the gap, as a fraction of both parts beside the gap. */
  share: number
}

export type Side = 'left' | 'right' | 'above' | 'below'

const WHOLE: Place = { left: 0, top: 0, width: 1, height: 1 }

export const panelsOf = (tree: PanelTree): readonly string[] =>
  typeof tree === 'string' ? [tree] : tree.parts.flatMap(panelsOf)

/** Returns the rectangle of each panel and the gaps between them, in the order of the tree. */
export function placesOf(tree: PanelTree): {
  panels: ReadonlyMap<string, Place>
  gutters: readonly Gutter[]
} {
  const panels = new Map<string, Place>()
  const gutters: Gutter[] = []
  const walk = (node: PanelTree, place: Place, path: readonly number[]) => {
    if (typeof node === 'string') {
      panels.set(node, place)
      return
    }
    const { across, parts, shares } = node
    let from = across ? place.left : place.top
    const size = across ? place.width : place.height
    parts.forEach((part, index) => {
      const share = shares[index] ?? 0
      const extent = share * size
      walk(part, across ? { ...place, left: from, width: extent } : { ...place, top: from, height: extent }, [
        ...path,
        index,
      ])
      from += extent
      const next = shares[index + 1]
      if (next === undefined) return
      const [start, length] = across ? [place.top, place.height] : [place.left, place.width]
      gutters.push({ path, index, across, at: from, start, length, share: share / (share + next) })
    })
  }
  walk(tree, WHOLE, [])
  return { panels, gutters }
}

/**
 * Returns a split of the parts. Parts that are splits in the same direction are merged into the returned split. A
 * single part is returned without a split.
 */
function tidy(across: boolean, parts: readonly PanelTree[], shares: readonly number[]): PanelTree {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const flat = parts.flatMap((part, index) => {
    const share = (shares[index] ?? 0) / total
    if (typeof part === 'string' || part.across !== across) return [{ part, share }]
    return part.parts.map((inner, at) => ({ part: inner, share: share * (part.shares[at] ?? 0) }))
  })
  const [first] = flat
  if (flat.length === 1 && first) return first.part
  return { across, parts: flat.map(({ part }) => part), shares: flat.map(({ share }) => share) }
}

/**
 * Returns the tree without a panel; null if it was the only panel. The parts beside the panel take over its
 * space.
 */
export function without(tree: PanelTree, panel: string): PanelTree | null {
  if (typeof tree === 'string') return tree === panel ? null : tree
  const kept = tree.parts.flatMap((part, index) => {
    const rest = without(part, panel)
    return rest === null ? [] : [{ rest, share: tree.shares[index] ?? 0 }]
  })
  if (kept.length === 0) return null
  return tidy(
    tree.across,
    kept.map(({ rest }) => rest),
    kept.map(({ share }) => share),
  )
}

/**
 * Returns the tree with a new panel at a side of the panel `target`. The new panel gets half of the target's
 * space.
 */
export function beside(tree: PanelTree, panel: string, target: string, side: Side): PanelTree {
  if (typeof tree === 'string') {
    if (tree !== target) return tree
    const parts = side === 'left' || side === 'above' ? [panel, tree] : [tree, panel]
    return { across: side === 'left' || side === 'right', parts, shares: [0.5, 0.5] }
  }
  return tidy(
    tree.across,
    tree.parts.map((part) => beside(part, panel, target, side)),
    tree.shares,
  )
}

/** Returns the tree with the panels `a` and `b` swapped. */
export function swapped(tree: PanelTree, a: string, b: string): PanelTree {
  if (typeof tree === 'string') return tree === a ? b : tree === b ? a : tree
  return { ...tree, parts: tree.parts.map((part) => swapped(part, a, b)) }
}

/** Returns the tree with a panel moved to a side of the panel `target`. */
export function moved(tree: PanelTree, panel: string, target: string, side: Side): PanelTree {
  const rest = panel === target ? null : without(tree, panel)
  return rest === null ? tree : beside(rest, panel, target, side)
}

/**
 * Returns the panel that adjoins a side of another panel. If several panels adjoin this side, returns the one with the
 * longest common edge.
 */
export function neighbourOf(tree: PanelTree, panel: string, side: Side): string | null {
  const { panels } = placesOf(tree)
  const own = panels.get(panel)
  if (!own) return null
  const isAcross = side === 'left' || side === 'right'
  const edge = (place: Place, isEnd: boolean) =>
    isAcross ? place.left + (isEnd ? place.width : 0) : place.top + (isEnd ? place.height : 0)
  const isEnd = side === 'right' || side === 'below'
  let longest = 0
  let found: string | null = null
  for (const [name, place] of panels) {
    if (name === panel || Math.abs(edge(own, isEnd) - edge(place, !isEnd)) > 1e-6) continue
    const common = isAcross
      ? Math.min(own.top + own.height, place.top + place.height) - Math.max(own.top, place.top)
      : Math.min(own.left + own.width, place.left + place.width) - Math.max(own.left, place.left)
    if (common > longest + 1e-6) [longest, found] = [common, name]
  }
  return found
}

/**
 * Returns the gap that the member can drag to resize a panel in a direction: the gap after the panel or, if there is
 * none, the gap before it. `isAfter` is true for the gap after the panel. Returns null if the panel extends over the
 * whole area in this direction.
 */
export function gutterAt(
  tree: PanelTree,
  panel: string,
  across: boolean,
): (Gutter & { isAfter: boolean }) | null {
  const { panels, gutters } = placesOf(tree)
  const own = panels.get(panel)
  if (!own) return null
  const [from, extent] = across ? [own.left, own.width] : [own.top, own.height]
  const [start, length] = across ? [own.top, own.height] : [own.left, own.width]
  const beside = gutters.filter(
    (gutter) =>
      gutter.across === across &&
      gutter.start <= start + 1e-6 &&
      gutter.start + gutter.length >= start + length - 1e-6,
  )
  for (const isAfter of [true, false]) {
    const edge = isAfter ? from + extent : from
    const found = beside.find(({ at }) => Math.abs(at - edge) < 1e-6)
    if (found) return { ...found, isAfter }
  }
  return null
}

/** Returns the smallest width and height of a panel in fractions of the area. */
export type Least = (panel: string) => { width: number; height: number }

function leastOf(tree: PanelTree, across: boolean, least: Least): number {
  if (typeof tree === 'string') return least(tree)[across ? 'width' : 'height']
  const all = tree.parts.map((part) => leastOf(part, across, least))
  return tree.across === across ? sumOf(all) : Math.max(...all)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** The width and height of a part of a split, in fractions of the area. */
type Extent = { width: number; height: number }
const ALL: Extent = { width: 1, height: 1 }

const extentOf = ({ across }: Split, share: number, { width, height }: Extent): Extent =>
  across ? { width: width * share, height } : { width, height: height * share }

/**
 * Returns the tree with its parts resized so that each panel has at least its minimum size. If the area is too small
 * for all minimum sizes, it is divided in proportion to them.
 */
export function fitted(tree: PanelTree, least: Least, extent = ALL): PanelTree {
  if (typeof tree === 'string') return tree
  const size = tree.across ? extent.width : extent.height
  const needs = tree.parts.map((part) => leastOf(part, tree.across, least) / size)
  const shares = fittedShares(tree.shares, needs)
  const parts = tree.parts.map((part, index) =>
    fitted(part, least, extentOf(tree, shares[index] ?? 0, extent)),
  )
  return { ...tree, parts, shares }
}

function fittedShares(shares: readonly number[], needs: readonly number[]): readonly number[] {
  const total = sumOf(needs)
  if (total >= 1) return needs.map((need) => need / total)
  if (shares.every((share, index) => share >= (needs[index] ?? 0))) return shares
  // The surplus of every part that is larger than it needs to be is multiplied by the same factor. This makes room for
  // the parts that have less than they need.
  const spare = shares.map((share, index) => Math.max(0, share - (needs[index] ?? 0)))
  const factor = (1 - total) / sumOf(spare)
  return needs.map((need, index) => need + (spare[index] ?? 0) * factor)
}

/**
 * Returns the tree with a gutter moved by a fraction of the area. The gutter stops where a part would become
 * smaller than its panels need. A part that is already too small does not shrink further.
 */
export function resized(
  tree: PanelTree,
  { path, index }: Pick<Gutter, 'path' | 'index'>,
  by: number,
  least: Least,
  extent = ALL,
): PanelTree {
  if (typeof tree === 'string') return tree
  const [step, ...rest] = path
  if (step !== undefined) {
    const parts = tree.parts.map((part, at) =>
      at === step
        ? resized(part, { path: rest, index }, by, least, extentOf(tree, tree.shares[at] ?? 0, extent))
        : part,
    )
    return { ...tree, parts }
  }
  const size = tree.across ? extent.width : extent.height
  const [before = 0, after = 0] = [tree.shares[index], tree.shares[index + 1]]
  const needs = (at: number) => leastOf(tree.parts[at] ?? '', tree.across, least) / size
  const lower = Math.min(needs(index), before) - before
  const upper = after - Math.min(needs(index + 1), after)
  const change = Math.max(lower, Math.min(upper, by / size))
  const shares = tree.shares.map((share, at) =>
    at === index ? share + change : at === index + 1 ? share - change : share,
  )
  return { ...tree, shares }
}

const DEEPEST = 12

/** Returns a stored tree if it is valid and contains only known panels, otherwise null. */
export function parseTree(stored: unknown, isKnown: (panel: string) => boolean): PanelTree | null {
  const seen = new Set<string>()
  const parse = (node: unknown, depth: number): PanelTree | null => {
    if (typeof node === 'string') {
      if (!isKnown(node) || seen.has(node)) return null
      seen.add(node)
      return node
    }
    const { across, parts, shares } = (node ?? {}) as Partial<Record<keyof Split, unknown>>
    if (depth > DEEPEST || !Array.isArray(parts) || !Array.isArray(shares)) return null
    if (parts.length < 2 || shares.length !== parts.length) return null
    if (!shares.every((share) => typeof share === 'number' && share > 0 && share < 1)) return null
    const read = parts.map((part) => parse(part, depth + 1))
    const valid = read.filter((part) => part !== null)
    return valid.length === read.length ? tidy(across === true, valid, shares) : null
  }
  return parse(stored, 0)
}
