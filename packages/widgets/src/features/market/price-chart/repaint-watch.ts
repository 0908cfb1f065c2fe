import type { ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'

/**
 * Creates a series primitive that draws nothing and calls `check` in each repaint of the chart. The primitive uses
 * `draw`, because the library calls `updateAllViews` twice for each changed value: 30 times for one trade in a chart
 * with seven indicators.
 */
export function createRepaintWatch(
  check: (parts: SeriesAttachedParameter<Time>) => void,
): ISeriesPrimitive<Time> {
  let attached: SeriesAttachedParameter<Time> | null = null
  const draw = () => {
    if (attached) check(attached)
  }
  const views = [{ renderer: () => ({ draw }) }]
  return {
    attached: (parts) => {
      attached = parts
    },
    detached: () => {
      attached = null
    },
    paneViews: () => views,
  }
}
