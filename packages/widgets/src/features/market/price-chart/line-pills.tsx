import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { GroupPill } from './group-pill.tsx'
import type { LineGroup } from './line-groups.ts'
import { type LineActions, LinePill } from './line-pill.tsx'
import type { PriceLine } from './use-price-chart.ts'
import './line-pills.css'

export type LinePillsProps = LineActions & {
  lines: readonly PriceLine[]
  groups: readonly LineGroup[]
  /** The label elements, by the id of their line or group. The chart moves these elements. */
  elements: Map<string, HTMLElement>
  /** Called after labels have been rendered, so that the chart can place them. */
  onRendered: () => void
  /**
   * Called with the id of the group whose lines should be drawn. This is the open group, or else the group whose label
   * has the pointer or the focus. Null if no group is open and no label of a group has the pointer or the focus.
   */
  onPoint: (id: string | null) => void
  /**
   * Called if a removed label had the focus or an open list, and none of its orders is now in a group whose label could
   * receive the focus.
   */
  onFocusLost: () => void
}

/**
 * A removed label that had the focus or an open list: its id, its orders, and its position as a CSS transform.
 */
type LostLabel = { id: string; lines: readonly PriceLine[]; transform: string }

/**
 * The labels of the price lines. They are memoized, because the chart renders at each change of its candles and a
 * member can have hundreds of orders.
 */
export const LinePills = memo(function LinePills(props: LinePillsProps) {
  const { lines, groups, elements, onRendered, onPoint, onFocusLost, ...actions } = props
  const [open, setOpen] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const lost = useRef<LostLabel | null>(null)
  const isGone = (id: string | null) => id !== null && !groups.some((group) => group.id === id)
  // If the group whose list is open no longer exists, `open` is reset. Otherwise the list would open by itself when
  // later orders form a group with the same id.
  if (isGone(open)) setOpen(null)
  if (isGone(pointed)) setPointed(null)
  const shown = open ?? pointed
  useEffect(() => {
    onPoint(shown)
    return () => onPoint(null)
  }, [shown, onPoint])
  useLayoutEffect(() => {
    onRendered()
    const label = lost.current
    const group = label && groups.find((group) => group.lines.some(({ id }) => has(label.lines, id)))
    const element = group && elements.get(group.id)
    if (!element) return
    lost.current = null
    // A hidden label cannot receive the focus, and the chart shows the new label only when it draws the next
    // frame. So the new label is shown here, at the position of the removed one.
    Object.assign(element.style, { visibility: 'visible', transform: label.transform })
    element.querySelector('button')?.focus()
  })
  useEffect(() => {
    if (lost.current) onFocusLost()
    lost.current = null
  })
  /**
   * Returns the `ref` of a label. React calls it with null while a removed label is still in the document, so the
   * function can check if the label has the focus.
   */
  const place = (id: string, own: readonly PriceLine[]) => (element: HTMLElement | null) => {
    if (element) {
      elements.set(id, element)
      if (lost.current?.id === id) lost.current = null
      return
    }
    const removed = elements.get(id)
    elements.delete(id)
    if (id === open || removed?.matches(':focus-within')) {
      lost.current = { id, lines: own, transform: removed?.style.transform ?? '' }
    }
  }
  return (
    <>
      {lines.map((line) => (
        <span
          key={line.id}
          className="bl-price-chart__pill"
          data-side={line.side}
          data-tone={line.tone}
          ref={place(line.id, [line])}
        >
          <LinePill line={line} {...actions} />
        </span>
      ))}
      {groups.map((group) => (
        <span
          key={group.id}
          className="bl-price-chart__pill"
          data-side={group.side}
          ref={place(group.id, group.lines)}
        >
          <GroupPill
            group={group}
            isOpen={open === group.id}
            onOpenChange={(isOpen) => setOpen((known) => replaced(known, group.id, isOpen))}
            onPointedChange={(isPointed) => setPointed((known) => replaced(known, group.id, isPointed))}
            {...actions}
          />
        </span>
      ))}
    </>
  )
})

const has = (lines: readonly PriceLine[], id: string) => lines.some((line) => line.id === id)

/**
 * Returns the next value of a state that contains the id of a group or null, after the group `id` was chosen or left. A
 * chosen group replaces the value. A group that was left clears the value only if the value is still its id.
 */
function replaced(known: string | null, id: string, isChosen: boolean): string | null {
  if (isChosen) return id
  return known === id ? null : known
}
