import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import { ArrangingBar } from './arranging-bar.tsx'
import { GutterGrip } from './gutter-grip.tsx'
import { PanelMenu } from './panel-menu.tsx'
import {
  moved,
  neighbourOf,
  type PanelTree,
  type Place,
  placesOf,
  type Side,
  swapped,
  without,
} from './panel-tree.ts'
import { type AreaSize, GAP_PX, isSideChart, type Layout } from './terminal-layouts.ts'
import './arranged-layer.css'

export type ArrangedLayerProps = {
  layout: Layout
  isArranging: boolean
  onChange: (layout: Layout) => void
  /** Called when the member has finished arranging the panels. */
  onDone: () => void
  /**
   * The tree of panels that is displayed. While the member drags a gutter, `tree` has the sizes at the gutter's current
   * position. Otherwise it is the layout's tree, fitted into the area.
   */
  tree: PanelTree
  size: AreaSize
  onDraft: (tree: PanelTree | null) => void
}

const length = (fraction: number, less = 0) =>
  less === 0
    ? `calc(${fraction} * (100% + ${GAP_PX}px))`
    : `calc(${fraction} * (100% + ${GAP_PX}px) - ${less}px)`

/** Returns the CSS position and size of a rectangle in the area of the panels, without the gaps around it. */
export const styleOf = ({ left, top, width, height }: Place) => ({
  left: length(left),
  top: length(top),
  width: length(width, GAP_PX),
  height: length(height, GAP_PX),
})

const sides: Record<string, Side> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'above',
  ArrowDown: 'below',
}

/**
 * The result of dropping a panel on a target panel: the dropped panel moves to a side of the target, or both panels
 * swap their places.
 */
type Drop = { target: string; side: Side | 'swap' }

/**
 * The layer above the panels of a terminal. It contains the gutters and, while the member arranges panels, a
 * bar and a handle for each panel.
 */
export function ArrangedLayer(props: ArrangedLayerProps) {
  const { layout, isArranging, onChange, onDone, tree, size, onDraft } = props
  const area = useRef<HTMLDivElement>(null)
  const [past, setPast] = useState<readonly Layout[]>([])
  const [drag, setDrag] = useState<{ panel: string; drop: Drop | null } | null>(null)
  const names = usePanelNames()
  const { panels, gutters } = placesOf(tree)
  const change = (next: Layout) => {
    setPast((before) => [...before.slice(-19), layout])
    onChange(next)
    onDraft(null)
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    onChange(last)
  }
  const close = (panel: string) => {
    const rest = without(tree, panel)
    if (rest !== null) change({ ...layout, tree: rest })
  }
  const drop = (panel: string, { target, side }: Drop) =>
    change({
      ...layout,
      tree: side === 'swap' ? swapped(tree, panel, target) : moved(tree, panel, target, side),
    })
  const dropAt = (event: PointerEvent, panel: string) => dropOf(area, panels, event, panel)
  // The handles are in alphabetical order. If the order changed with the layout, the focused handle would move
  // in the DOM and lose the focus.
  const handles = isArranging ? [...panels].sort(([a], [b]) => a.localeCompare(b)) : []
  return (
    <>
      {isArranging && (
        <ArrangingBar
          layout={layout}
          canUndo={past.length > 0}
          nameOf={names.of}
          onChange={change}
          onUndo={undo}
          onDone={onDone}
        />
      )}
      <div className="bl-arranged" ref={area}>
        {gutters.map((gutter) => (
          <GutterGrip
            key={[...gutter.path, gutter.index].join()}
            gutter={gutter}
            tree={tree}
            area={size}
            label={names.sizeOf(tree, gutter)}
            onDraft={onDraft}
            onChange={(next) => change({ ...layout, tree: next })}
          />
        ))}
        {handles.map(([panel, place]) => (
          <div key={panel} className="bl-arranged__place" style={styleOf(place)}>
            <div className="bl-arranged__handle" data-dragged={drag?.panel === panel || undefined}>
              <button
                type="button"
                className="bl-arranged__grip"
                aria-label={names.move(panel)}
                onPointerDown={(event) => {
                  if (event.button !== 0) return
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDrag({ panel, drop: null })
                }}
                onPointerMove={(event) =>
                  drag?.panel === panel && setDrag({ panel, drop: dropAt(event, panel) })
                }
                onPointerUp={(event) => {
                  const found = drag?.panel === panel ? dropAt(event, panel) : null
                  setDrag(null)
                  if (found) drop(panel, found)
                }}
                onPointerCancel={() => setDrag(null)}
                onKeyDown={(event) => {
                  if (event.key === 'Escape' && drag) {
                    setDrag(null)
                    event.stopPropagation()
                  }
                  const side = sides[event.key]
                  const target = side && neighbourOf(tree, panel, side)
                  if (!side || !target) return
                  event.preventDefault()
                  drop(panel, { target, side })
                }}
              >
                <span className="bl-arranged__dots" aria-hidden />
                {names.of(panel)}
              </button>
              {panels.size > 1 && (
                <>
                  <PanelMenu
                    {...{ panel, tree }}
                    area={size}
                    label={names.menu(panel)}
                    onMove={(target, side) => drop(panel, { target, side })}
                    onResize={(next) => change({ ...layout, tree: next })}
                  />
                  <IconButton
                    icon={icons.close}
                    size="small"
                    label={names.close(panel)}
                    onClick={() => close(panel)}
                  />
                </>
              )}
            </div>
          </div>
        ))}
        {drag?.drop && <div className="bl-arranged__drop" style={styleOf(placeOfDrop(panels, drag.drop))} />}
      </div>
    </>
  )
}

/** Returns functions that create the name of a panel and the descriptions of its handles. */
function usePanelNames() {
  const { t } = useText('layouts')
  const of = (panel: string) =>
    isSideChart(panel) ? t('panel.sideChart', { number: panel.slice(-1) }) : t(`panel.${panel as 'chart'}`)
  return {
    of,
    move: (panel: string) => t('move', { panel: of(panel) }),
    menu: (panel: string) => t('menu', { panel: of(panel) }),
    close: (panel: string) => t('close', { panel: of(panel) }),
    sizeOf: (tree: PanelTree, { path, index }: { path: readonly number[]; index: number }) => {
      const [before, after] = [index, index + 1].map((at) => of(firstPanel(tree, [...path, at])))
      return t('size', { panel: `${before} – ${after}` })
    },
  }
}

function firstPanel(tree: PanelTree, path: readonly number[]): string {
  if (typeof tree === 'string') return tree
  const [step = 0, ...rest] = path
  return firstPanel(tree.parts[step] ?? '', rest)
}

/**
 * The width of the zones at the edges of a panel, as a fraction of the panel. A panel that is dropped in such a zone
 * moves to that side of the target. A panel that is dropped elsewhere swaps places with the target.
 */
const EDGE = 0.3

function dropOf(
  area: RefObject<HTMLDivElement | null>,
  panels: ReadonlyMap<string, Place>,
  { clientX, clientY }: PointerEvent,
  panel: string,
): Drop | null {
  const box = area.current?.getBoundingClientRect()
  if (!box) return null
  const x = (clientX - box.left) / box.width
  const y = (clientY - box.top) / box.height
  const found = [...panels].find(
    ([, { left, top, width, height }]) => x >= left && x < left + width && y >= top && y < top + height,
  )
  if (!found || found[0] === panel) return null
  const [target, { left, top, width, height }] = found
  const [fromLeft, fromTop] = [(x - left) / width, (y - top) / height]
  const distances: [Side, number][] = [
    ['left', fromLeft],
    ['right', 1 - fromLeft],
    ['above', fromTop],
    ['below', 1 - fromTop],
  ]
  const [side, distance] = distances.reduce((nearest, one) => (one[1] < nearest[1] ? one : nearest))
  return { target, side: distance < EDGE ? side : 'swap' }
}

function placeOfDrop(panels: ReadonlyMap<string, Place>, { target, side }: Drop): Place {
  const place = panels.get(target) ?? { left: 0, top: 0, width: 1, height: 1 }
  const { left, top, width, height } = place
  if (side === 'left') return { ...place, width: width / 2 }
  if (side === 'right') return { ...place, left: left + width / 2, width: width / 2 }
  if (side === 'above') return { ...place, height: height / 2 }
  if (side === 'below') return { ...place, top: top + height / 2, height: height / 2 }
  return place
}
