import { expect, test } from 'vitest'
import { gainOf, labelledDays, type StaircaseDay, staircaseOf } from './staircase.ts'

const day = (gain: string, total: string, at = 1): StaircaseDay => ({
  date: `2026-01-0${at}`,
  gain,
  total,
})

test('a day is drawn as a bar for the sum of earlier days and a cap for its own change', () => {
  const { steps, floor, ceiling } = staircaseOf([day('0', '0', 1), day('1.5', '1.5', 2), day('1.5', '3', 3)])
  expect(steps).toEqual([
    { rest: [0, 0], cap: null, range: null, way: 'up', phase: undefined },
    { rest: [0, 0], cap: [0, 1.5], range: null, way: 'up', phase: undefined },
    { rest: [0, 1.5], cap: [1.5, 3], range: null, way: 'up', phase: undefined },
  ])
  expect(floor).toBe(0)
  expect(ceiling).toBeGreaterThan(3)
})

test('a loss and a gain of the same amount have caps of the same height', () => {
  const [gain, loss] = staircaseOf([day('2', '12', 1), day('-2', '10', 2)]).steps
  expect(Math.abs(gain!.cap![1] - gain!.cap![0])).toBe(Math.abs(loss!.cap![1] - loss!.cap![0]))
  expect(loss).toMatchObject({ rest: [0, 10], cap: [12, 10], way: 'down' })
})

test('on a day that takes the sum below zero, only a cap and no bar is drawn, and the scale extends below zero', () => {
  const { steps, floor, ceiling } = staircaseOf([day('1', '1', 1), day('-3', '-2', 2), day('-1', '-3', 3)])
  expect(steps[1]).toMatchObject({ rest: [0, 0], cap: [1, -2] })
  expect(steps[2]).toMatchObject({ rest: [0, -2], cap: [-2, -3] })
  expect(floor).toBeLessThan(-3)
  expect(ceiling).toBeGreaterThan(1)
})

test('the scale includes the lowest and highest possible sum of each day', () => {
  const range = { low: '-4', high: '9', text: '' }
  const { steps, floor, ceiling } = staircaseOf([{ ...day('1', '1', 1), range }])
  expect(steps[0]!.range).toEqual([-4, 9])
  expect(floor).toBeLessThan(-4)
  expect(ceiling).toBeGreaterThan(9)
})

test('the scale ends above zero even if no day has income', () => {
  expect(staircaseOf([day('0', '0')])).toMatchObject({ floor: 0, ceiling: 0.06 })
  expect(staircaseOf([])).toMatchObject({ floor: 0, ceiling: 0.06, steps: [] })
})

test('a scale of the type `near` begins below the lowest sum, and all bars start at the bottom of the scale', () => {
  const days = [day('0', '1000', 1), day('10', '1010', 2), day('-20', '990', 3)]
  const { steps, floor, ceiling } = staircaseOf(days, 'near')
  expect(floor).toBeCloseTo(985.2)
  expect(ceiling).toBeGreaterThan(1010)
  expect(steps.map(({ rest }) => rest)).toEqual([
    [floor, 1000],
    [floor, 1000],
    [floor, 990],
  ])
  expect(staircaseOf([day('0', '0')], 'near')).toMatchObject({ floor: 0 })
})

test('adds up the changes of all days exactly', () => {
  expect(gainOf([day('0.1', '0.1'), day('0.2', '0.3'), day('-0.05', '0.25')])).toBe('0.25')
})

test('labels the first day, the last day and some days between them', () => {
  expect(labelledDays(31)).toEqual([0, 10, 20, 30])
  expect(labelledDays(3)).toEqual([0, 1, 2])
  expect(labelledDays(1)).toEqual([0])
  expect(labelledDays(0)).toEqual([])
})
