import type { ChartData, ChartDataset, ChartOptions } from 'chart.js'
import type { BandArea, BandPicture, Place } from './band-picture.ts'

/** The design tokens that the price line uses. */
export const bandTokens = [
  '--bl-text',
  '--bl-text-faint',
  '--bl-up',
  '--bl-down',
  '--bl-line-strong',
  '--bl-surface-0',
] as const

export type BandColours = Record<(typeof bandTokens)[number], string>

/** Space in px between the price line and the upper and lower edge of a card. */
export const PAD = { top: 16, bottom: 26 }

const trendTokens = { up: '--bl-up', down: '--bl-down', none: '--bl-text-faint' } as const

type Line = ChartDataset<'line', Place[]>

/** Returns a color with another opacity. The color must have the format that `readColours` returns. */
export const faded = (colour: string, alpha: number): string => colour.replace(/[\d.]+\)$/, `${alpha})`)

const line = (data: Place[], more: Partial<Line>): Line => ({
  data,
  parsing: false,
  pointRadius: 0,
  fill: false,
  ...more,
})

export function bandOptions({ min, max }: BandPicture, width: number, pad = PAD): ChartOptions<'line'> {
  return {
    animation: false,
    maintainAspectRatio: false,
    events: [],
    // If Chart.js clipped the drawing, a point at the edge of a card would be cut in half.
    clip: false,
    layout: { autoPadding: false, padding: { top: pad.top, bottom: pad.bottom } },
    scales: {
      x: { type: 'linear', min: 0, max: width, display: false },
      y: { type: 'linear', min, max, display: false },
    },
  }
}

export function bandData(picture: BandPicture, colours: BandColours): ChartData<'line', Place[]> {
  const { areas, joints, head, min, max } = picture
  const of = (trend: keyof typeof trendTokens) => colours[trendTokens[trend]]
  const points = (data: Place[], radius: number, fill: string, edge?: string): Line =>
    line(data, {
      showLine: false,
      pointRadius: radius,
      backgroundColor: fill,
      borderColor: edge ?? fill,
      borderWidth: edge ? 2 : 0,
    })
  return {
    // Chart.js draws the first data set above all later ones.
    datasets: [
      ...(head ? [points([head], 4.5, of(head.trend)), points([head], 9, faded(of(head.trend), 0.22))] : []),
      ...joints.map((joint) => points([joint], 4.5, colours['--bl-surface-0'], of(joint.trend))),
      ...areas.map((area) =>
        line(area.line, { borderColor: colours['--bl-text'], borderWidth: 1.6, borderJoinStyle: 'round' }),
      ),
      ...areas.flatMap(({ line: data, price }) => (price === null ? [] : [areaOf(data, price, colours)])),
      ...areas.flatMap(({ lock }) =>
        lock
          ? [line(lock, { borderColor: colours['--bl-text-faint'], borderWidth: 1, borderDash: [3, 4] })]
          : [],
      ),
      ...(head ? [...leadOf(head, areas.at(-1), colours), nowLine(head, min, max, colours)] : []),
    ],
  }
}

/**
 * Returns the area between the price line and the locked price. It has the up color where the price is above the locked
 * price, and the down color where it is below.
 */
const areaOf = (data: Place[], price: number, colours: BandColours): Line =>
  line(data, {
    borderWidth: 0,
    fill: {
      target: { value: price },
      above: faded(colours['--bl-up'], 0.2),
      below: faded(colours['--bl-down'], 0.2),
    },
  })

/** Returns the short line from the latest price to its label. */
const leadOf = (
  { trend, ...from }: NonNullable<BandPicture['head']>,
  area: BandArea | undefined,
  colours: BandColours,
): Line[] => {
  const end = area?.lock?.at(-1)
  if (!end) return []
  const colour = faded(colours[trendTokens[trend]], 0.7)
  return [line([from, { x: end.x, y: from.y }], { borderColor: colour, borderWidth: 1, borderDash: [2, 3] })]
}

const nowLine = ({ x }: Place, min: number, max: number, colours: BandColours): Line => {
  const beyond = (max - min) / 4
  return line(
    [
      { x, y: max + beyond },
      { x, y: min - beyond },
    ],
    { borderColor: colours['--bl-line-strong'], borderWidth: 1 },
  )
}
