import type { ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { ChartView } from './chart-view.ts'
import { createScaleWatch } from './scale-watch.ts'
import type { PriceLine } from './use-price-chart.ts'

type Beyond = { above: readonly string[]; below: readonly string[] }

/** Maximum number of lines listed at one edge of the chart. An additional row shows the number of remaining lines. */
const MOST_NAMED = 2

/**
 * Creates a series primitive of the chart library that draws nothing. It only observes the price scale. When the scale
 * moves, it reports the ids of the price lines that are above and below the visible price range, if these ids have
 * changed.
 */
function createEdgeWatch(
  lines: () => readonly PriceLine[],
  report: (beyond: Beyond) => void,
): ISeriesPrimitive<Time> {
  let attached: SeriesAttachedParameter<Time> | null = null
  let known = ''
  const scale = createScaleWatch()
  let compared: readonly PriceLine[] = []
  return {
    attached: (parts) => {
      attached = parts
    },
    detached: () => {
      attached = null
    },
    updateAllViews() {
      if (!attached) return
      const shown = lines()
      if (shown !== compared) scale.watch(shown.map(({ price }) => Number(price)))
      compared = shown
      if (!scale.hasMoved(attached)) return
      const { series, chart } = attached
      const { height } = chart.paneSize(0)
      const places = shown.map(({ id, price }) => ({ id, y: series.priceToCoordinate(Number(price)) }))
      // Both `above` and `below` begin with the line whose price is nearest to the visible prices.
      const above = places.filter(({ y }) => y !== null && y < 0).sort((a, b) => b.y! - a.y!)
      const below = places.filter(({ y }) => y !== null && y > height).sort((a, b) => a.y! - b.y!)
      const beyond = { above: above.map(({ id }) => id), below: below.map(({ id }) => id) }
      const key = JSON.stringify(beyond)
      if (key === known) return
      known = key
      report(beyond)
    },
  }
}

const none: Beyond = { above: [], below: [] }

/** Returns the ids of the lines above and below the visible prices, the nearest first. */
export function useBeyond(view: ChartView | undefined, lines: readonly PriceLine[]): Beyond {
  const [beyond, setBeyond] = useState(none)
  const latest = useRef(lines)
  useEffect(() => {
    latest.current = lines
  }, [lines])
  useEffect(() => view?.attach(createEdgeWatch(() => latest.current, setBeyond)), [view])
  return beyond
}

export type EdgeMarksProps = {
  edge: 'above' | 'below'
  ids: readonly string[]
  lines: readonly PriceLine[]
  formatPrice: (price: string) => string
  /** Bottom of the price pane in px; undefined if there are no panes below the price pane. */
  bottom?: number | undefined
}

/** A list of the price lines beyond one edge of the visible price range, with their names and prices. */
export function EdgeMarks({ edge, ids, lines, formatPrice, bottom }: EdgeMarksProps) {
  const { t } = useText('chart')
  const found = ids.flatMap((id) => lines.find((line) => line.id === id) ?? [])
  if (found.length === 0) return null
  const more = found.length - MOST_NAMED
  return (
    <ul
      className="bl-price-chart__edge bl-numbers"
      data-edge={edge}
      aria-label={t(`edge.${edge}`)}
      style={bottom === undefined ? undefined : { insetBlock: `${bottom}px auto`, translate: '0 -100%' }}
    >
      {found.slice(0, MOST_NAMED).map(({ id, label, price, side, tone }) => (
        <li key={id} data-trend={tone ?? (side === 'buy' ? 'up' : 'down')}>
          <Icon shape={edge === 'above' ? icons.chevronUp : icons.chevronDown} size={14} />
          {label} {formatPrice(price)}
        </li>
      ))}
      {more > 0 && <li>+{more}</li>}
    </ul>
  )
}
