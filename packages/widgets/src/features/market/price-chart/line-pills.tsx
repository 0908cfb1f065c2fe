import { memo, useLayoutEffect } from 'react'
import { GroupPill } from './group-pill.tsx'
import type { LineGroup } from './line-groups.ts'
import { type LineActions, LinePill } from './line-pill.tsx'
import type { PriceLine } from './use-price-chart.ts'

export type LinePillsProps = LineActions & {
  lines: readonly PriceLine[]
  groups: readonly LineGroup[]
  /** The elements of the labels by the id of their line or group, which the chart moves. */
  elements: Map<string, HTMLElement>
  /** Called after the labels have changed, so that they receive their places. */
  onRendered: () => void
  /** Called with a group whose lines should be drawn, and with null when no group is pointed at. */
  onPoint: (id: string | null) => void
  /** Called if an open group disappears, for example because its orders were cancelled. */
  onOpenGone: () => void
}

/**
 * The labels of the price lines. They are memoized, because the chart renders at each change of its candles and a
 * member can have hundreds of orders.
 */
export const LinePills = memo(function LinePills(props: LinePillsProps) {
  const { lines, groups, elements, onRendered, onPoint, onOpenGone, ...actions } = props
  useLayoutEffect(onRendered)
  const place = (id: string) => (element: HTMLElement | null) => {
    if (element) elements.set(id, element)
    else elements.delete(id)
  }
  return (
    <>
      {lines.map((line) => (
        <span
          key={line.id}
          className="bl-price-chart__pill"
          data-side={line.side}
          data-tone={line.tone}
          ref={place(line.id)}
        >
          <LinePill line={line} {...actions} />
        </span>
      ))}
      {groups.map((group) => (
        <span key={group.id} className="bl-price-chart__pill" data-side={group.side} ref={place(group.id)}>
          <GroupPill group={group} onPoint={onPoint} onOpenGone={onOpenGone} {...actions} />
        </span>
      ))}
    </>
  )
})
