import type { ISeriesPrimitive, Time } from 'lightweight-charts'
import { createRepaintWatch } from './repaint-watch.ts'

/** Height of the line between two panes in px. */
const SEPARATOR_PX = 1

/**
 * Creates a series primitive of the chart library that draws nothing. It only observes the panes, because the library
 * emits no event when a pane is resized. In each repaint it reads the upper edges of all panes and reports them if they
 * have changed.
 */
export function createPanePlaces(place: (tops: readonly number[]) => void): ISeriesPrimitive<Time> {
  let known = ''
  return createRepaintWatch(({ chart }) => {
    let top = 0
    const tops = chart.panes().map((pane) => {
      const own = top
      top += pane.getHeight() + SEPARATOR_PX
      return own
    })
    if (tops.join() === known) return
    known = tops.join()
    place(tops)
  })
}
