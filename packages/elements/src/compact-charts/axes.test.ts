import { describe, expect, it } from 'vitest'
import { axesOf } from './axes.ts'
import type { ChartOptions } from './chart-types.ts'

const size = { width: 400, height: 200 }
const widthOf = (label: string) => label.length * 6
const line = (...places: [number, number][]) => [{ data: places.map(([x, y]) => ({ x, y })) }]
const axes = (scales: ChartOptions['scales'], sets = line([0, 3], [100, 97])) =>
  axesOf(size, { scales }, sets, widthOf)
const labelsOf = ({ ticks }: { ticks: readonly { label: string }[] }) => ticks.map(({ label }) => label)

describe('axes of a chart', () => {
  it('end at round numbers around the values, and have a label at each of them', () => {
    const { scales } = axes({ y: { ticks: { maxTicksLimit: 6 } } })
    expect(labelsOf(scales.y)).toEqual(['0', '20', '40', '60', '80', '100'])
    expect(scales.x.getValueForPixel(scales.x.getPixelForValue(42))).toBeCloseTo(42)
  })

  it('begin and end exactly at given limits, and have labels only between them', () => {
    const { chartArea, scales } = axes({ x: { min: 7, max: 93, ticks: { maxTicksLimit: 6 } } })
    expect(scales.x.getPixelForValue(7)).toBe(chartArea.left)
    expect(scales.x.getPixelForValue(93)).toBe(chartArea.right)
    expect(labelsOf(scales.x)).toEqual(['20', '40', '60', '80'])
  })

  it('include zero if they begin at zero, and take no room if they are hidden', () => {
    const { chartArea, scales } = axes(
      { x: { display: false }, y: { display: false, beginAtZero: true } },
      line([0, 60], [1, 90]),
    )
    expect(chartArea).toEqual({ top: 0, left: 0, right: 400, bottom: 200 })
    expect(scales.y.getPixelForValue(0)).toBe(200)
    expect(labelsOf(scales.y)).toEqual([])
  })

  it('reserve the width that `afterFit` sets, whatever the labels need', () => {
    const fixed = {
      afterFit: (scale: { width: number }) => {
        scale.width = 60
      },
    }
    for (const label of ['1', '1,000,000.00'])
      expect(axes({ y: { ...fixed, ticks: { callback: () => label } } }).chartArea.right).toBe(340)
    expect(axes({ y: { ticks: { callback: () => '12345' } } }).chartArea.right).toBe(400 - 11 - 30)
  })

  it('have fewer labels of x if these would touch each other', () => {
    const count = (digits: number) =>
      axes({ x: { ticks: { callback: () => '0'.repeat(digits) } } }).scales.x.ticks.length
    expect(count(1)).toBe(11)
    expect(count(10)).toBe(6)
    expect(count(20)).toBeLessThanOrEqual(3)
  })
})
