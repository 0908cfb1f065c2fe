import type { ChartData, ChartDataset, ChartOptions } from 'chart.js'
import { type BandColours, faded } from '../rounds/band-drawing.ts'
import type { DrawnOption, OptionPicture, Place } from './option-picture.ts'

/** Space around the line in px; the right side has space for price tags. */
export const OPTION_PAD = { top: 20, bottom: 30, right: 78 }

type Line = ChartDataset<'line', Place[]>

const line = (data: Place[], more: Partial<Line>): Line => ({
  data,
  parsing: false,
  pointRadius: 0,
  fill: false,
  ...more,
})

export function optionOptions({ min, max, from, to }: OptionPicture): ChartOptions<'line'> {
  return {
    animation: false,
    maintainAspectRatio: false,
    events: [],
    layout: { autoPadding: false, padding: OPTION_PAD },
    scales: {
      x: { type: 'linear', min: from, max: to, display: false },
      y: { type: 'linear', min, max, display: false },
    },
  }
}

export function optionData(picture: OptionPicture, colours: BandColours): ChartData<'line', Place[]> {
  const { line: price, options, prices, from, to } = picture
  const head = price.at(-1)
  const text = colours['--bl-text']
  return {
    datasets: [
      ...(head ? [point(head, 4, text), point(head, 8, faded(text, 0.18))] : []),
      ...options.flatMap((option) => drawn(option, picture, colours)),
      line(price, {
        borderColor: text,
        borderWidth: 1.6,
        borderJoinStyle: 'round',
        fill: 'start',
        backgroundColor: faded(text, 0.04),
      }),
      ...prices.map((y) =>
        line(
          [
            { x: from, y },
            { x: to, y },
          ],
          { borderColor: colours['--bl-line-strong'], borderWidth: 0.4 },
        ),
      ),
    ],
  }
}

const point = (place: Place, radius: number, fill: string, edge?: string): Line =>
  line([place], {
    showLine: false,
    pointRadius: radius,
    backgroundColor: fill,
    borderColor: edge ?? fill,
    borderWidth: edge ? 2 : 0,
  })

/**
 * Returns the lines of an option: its open price from opening to delivery, and the area that shows if it
 * would win.
 */
function drawn(option: DrawnOption, { to }: OptionPicture, colours: BandColours): Line[] {
  const { direction, price, from } = option
  const up = colours['--bl-up']
  const down = colours['--bl-down']
  const own = direction === 'bull' ? up : down
  const wins = faded(up, 0.22)
  const loses = faded(down, 0.22)
  return [
    point({ x: from, y: price }, 4, colours['--bl-surface-0'], own),
    point({ x: option.to, y: price }, 3, own),
    line(
      [
        { x: from, y: price },
        { x: option.to, y: price },
      ],
      { borderColor: own, borderWidth: 1.5 },
    ),
    line(
      [
        { x: option.to, y: price },
        { x: to, y: price },
      ],
      { borderColor: faded(own, 0.45), borderWidth: 1, borderDash: [2, 5] },
    ),
    line(option.line, {
      borderWidth: 0,
      fill: {
        target: { value: price },
        above: direction === 'bull' ? wins : loses,
        below: direction === 'bull' ? loses : wins,
      },
    }),
  ]
}
