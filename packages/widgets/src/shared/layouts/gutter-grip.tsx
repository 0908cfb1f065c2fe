import { type PointerEvent, useRef } from 'react'
import { type Gutter, type PanelTree, resized } from './panel-tree.ts'
import { type AreaSize, GAP_PX, leastIn } from './terminal-layouts.ts'

export type GutterGripProps = {
  gutter: Gutter
  tree: PanelTree
  /** The size of the area that contains the panels. */
  area: AreaSize
  label: string
  /**
   * Called with the changed tree of panels while the gutter is dragged. Called with null if the drag ends
   * without a change.
   */
  onDraft: (tree: PanelTree | null) => void
  /** Called with the changed tree of panels when the gutter is released and after each arrow key. */
  onChange: (tree: PanelTree) => void
}

/** The distance by which an arrow key moves the gutter, as a fraction of the area. */
const STEP = 0.02

const keys: Record<string, { across: boolean; by: number }> = {
  ArrowLeft: { across: true, by: -STEP },
  ArrowRight: { across: true, by: STEP },
  ArrowUp: { across: false, by: -STEP },
  ArrowDown: { across: false, by: STEP },
}

/**
 * The gap between two parts of a terminal. The member drags the gap or presses arrow keys to resize both parts.
 */
export function GutterGrip({ gutter, tree, area, label, onDraft, onChange }: GutterGripProps) {
  const { across, at, start, length, share } = gutter
  /** The tree of panels and the position of the pointer at the start of the drag. */
  const began = useRef<{ tree: PanelTree; x: number; y: number } | null>(null)
  const treeAt = ({ clientX, clientY }: PointerEvent): PanelTree | null => {
    if (!began.current) return null
    const by = across ? (clientX - began.current.x) / area.width : (clientY - began.current.y) / area.height
    return resized(began.current.tree, gutter, by, leastIn(area))
  }
  const whole = `calc(100% + ${GAP_PX}px)`
  const style = across
    ? {
        left: `calc(${at} * ${whole} - ${GAP_PX}px)`,
        top: `calc(${start} * ${whole})`,
        height: `calc(${length} * ${whole} - ${GAP_PX}px)`,
      }
    : {
        top: `calc(${at} * ${whole} - ${GAP_PX}px)`,
        left: `calc(${start} * ${whole})`,
        width: `calc(${length} * ${whole} - ${GAP_PX}px)`,
      }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable separator is focusable, which <hr> is not
    <div
      className="bl-arranged__gutter"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={across ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      style={style}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        began.current = { tree, x: event.clientX, y: event.clientY }
      }}
      onPointerMove={(event) => {
        const next = treeAt(event)
        if (next) onDraft(next)
      }}
      onPointerUp={(event) => {
        const next = treeAt(event)
        const isMoved = next && JSON.stringify(next) !== JSON.stringify(began.current?.tree)
        began.current = null
        if (isMoved) onChange(next)
        else onDraft(null)
      }}
      onPointerCancel={() => {
        began.current = null
        onDraft(null)
      }}
      onKeyDown={(event) => {
        const key = keys[event.key]
        if (!key || key.across !== across) return
        event.preventDefault()
        onChange(resized(tree, gutter, key.by, leastIn(area)))
      }}
    />
  )
}
