import { memo, useLayoutEffect } from 'react'
import { GroupPill } from './group-pill.tsx'
import type { LineGroup } from './line-groups.ts'
import { type LineActions, LinePill } from './line-pill.tsx'
import type { PriceLine } from './use-price-chart.ts'

export type LinePillsProps = LineActions & {
  lines: readonly PriceLine[]
  groups: readonly LineGroup[]
  /** The label elements, by the id of their line or group. The chart moves these elements. */
  elements: Map<string, HTMLElement>
  /** Called after labels have been rendered, so that the chart can place them. */
  onRendered: () => void
  /**
   * Called with a group when the pointer is over its label, so that the lines of the group are drawn; null at
   * the end.
   */
  onPoint: (id: string | null) => void
  /** Called if the group whose list is open disappears, for example because its orders were canceled. */
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
