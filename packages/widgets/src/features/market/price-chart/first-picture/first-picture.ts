import type { ReactNode, RefObject } from 'react'
import type { ChartColours } from '../chart-colours.ts'
import type { ChartView } from '../chart-view.ts'
import type { ChartViewProps } from '../use-chart-view.ts'
import type { PriceLine } from '../use-price-chart.ts'

export type ChartContent = ChartViewProps & {
  lines: readonly PriceLine[]
  /** True if the chart shows drawings of the member or the tools for them. */
  withDrawings: boolean
}

export type ChartParts = {
  /** The element in which the chart library draws. The picture covers it. */
  host: RefObject<HTMLElement | null>
  colours: ChartColours
  /** The chart view, once it exists. */
  view: ChartView | null
}

export type FirstPicture = {
  /** True if the chart library is needed: the chart shows what only the library draws, or the member uses the chart. */
  isUsed: boolean
  /** Renders the picture; missing if the chart has none or the library has drawn the chart. */
  render?: (parts: ChartParts) => ReactNode
}

/**
 * Returns the picture that a chart shows until the chart library has drawn it. In the npm packages and on the site there
 * is none, because they load the library with the chart. The script build replaces this module with compact-picture.tsx.
 */
export const useFirstPicture = (_: ChartContent): FirstPicture => ({ isUsed: true })
