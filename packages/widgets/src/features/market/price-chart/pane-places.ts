import type { ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'

/** Height of the line between two panes in px. */
const SEPARATOR_PX = 1

/**
 * Creates a series primitive of the chart library that draws nothing. It only observes the panes, because the library
 * emits no event when a pane is resized. Before each repaint it reads the upper edges of all panes and reports them if
 * they have changed.
 */
export function createPanePlaces(place: (tops: readonly number[]) => void): ISeriesPrimitive<Time> {
  let attached: SeriesAttachedParameter<Time> | null = null
  let known = ''
  return {
    attached: (parts) => {
      attached = parts
    },
    detached: () => {
      attached = null
    },
    updateAllViews() {
      if (!attached) return
      let top = 0
      const tops = attached.chart.panes().map((pane) => {
        const own = top
        top += pane.getHeight() + SEPARATOR_PX
        return own
      })
      if (tops.join() === known) return
      known = tops.join()
      place(tops)
    },
  }
}
