import { expect, it, onTestFinished, vi } from 'vitest'
import { axesOf } from './axes.ts'
import { drawChart, FONT, type Picture } from './draw-chart.ts'

const size = { width: 200, height: 100 }

/** Draws a chart on a canvas. Returns its drawn labels, and a function that returns the color of a pixel. */
function draw(picture: Picture) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.font = FONT
  const written = vi.spyOn(context, 'fillText')
  onTestFinished(() => written.mockRestore())
  const widthOf = (label: string) => context.measureText(label).width
  drawChart(context, picture, axesOf(size, picture.options, picture.sets, widthOf), size)
  return {
    labels: written.mock.calls.map(([label, at]) => ({
      label,
      from: at - widthOf(label) / 2,
      to: at + widthOf(label) / 2,
    })),
    colorAt: (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data].join(),
  }
}

const [red, blue, nothing] = ['255,0,0,255', '0,0,255,255', '0,0,0,0']
const hidden = { display: false }

it.each(['100', '60,000.00', '60,000.0000000000'])(
  'no label of x, such as %s, is cut off by the canvas or touches another',
  (label) => {
    const { labels } = draw({
      type: 'line',
      sets: [{ data: [{ x: 0, y: 1 }] }],
      options: {
        scales: { x: { min: 0, max: 2, ticks: { maxTicksLimit: 3, callback: () => label } }, y: hidden },
      },
    })
    expect(labels.length).toBeGreaterThan(1)
    labels.forEach(({ from, to }, at) => {
      expect(from).toBeGreaterThanOrEqual(at === 0 ? 0 : labels[at - 1]!.to)
      expect(to).toBeLessThanOrEqual(size.width)
    })
  },
)

it('a ring begins at the top, gives each part its share clockwise, and leaves its middle empty', () => {
  const { colorAt } = draw({
    type: 'doughnut',
    sets: [{ data: [3, 1], backgroundColor: ['#f00', '#00f'], borderWidth: 0 }],
    options: { cutout: '60%' },
  })
  expect(colorAt(100 + 30, 50 - 25)).toBe(red)
  expect(colorAt(100 - 30, 50 + 25)).toBe(red)
  expect(colorAt(100 - 30, 50 - 25)).toBe(blue)
  expect(colorAt(100, 50)).toBe(nothing)
})

it('the area between a line and a level has different colors above and below the level', () => {
  const { colorAt } = draw({
    type: 'line',
    sets: [
      {
        data: [
          { x: 0, y: 10 },
          { x: 1, y: 10 },
          { x: 1, y: 0 },
          { x: 2, y: 0 },
        ],
        borderWidth: 0,
        fill: { target: { value: 5 }, above: '#f00', below: '#00f' },
      },
    ],
    options: { scales: { x: { ...hidden, min: 0, max: 2 }, y: { ...hidden, min: 0, max: 10 } } },
  })
  expect(colorAt(50, 25)).toBe(red)
  expect(colorAt(150, 75)).toBe(blue)
  expect(colorAt(50, 75)).toBe(nothing)
  expect(colorAt(150, 25)).toBe(nothing)
})
