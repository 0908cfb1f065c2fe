import { expect, test } from 'vitest'
import { isNear, isPastLiquidation, NEAR, riskOf } from './risk.ts'

test.each([
  ['0', 'low'],
  ['39.99', 'low'],
  ['40', 'middle'],
  ['79.99', 'middle'],
  ['80', 'high'],
  ['104.5', 'high'],
] as const)('a margin ratio of %s percent is a %s risk', (ratio, risk) => {
  expect(riskOf(ratio)).toBe(risk)
})

test.each([
  ['90', '100', true],
  ['110', '100', true],
  ['89.99', '100', false],
  [null, '100', false],
  ['90', null, false],
  ['90', '0', false],
] as const)('the liquidation price %s is near the mark price %s: %s', (liquidation, mark, expected) => {
  expect(isNear(liquidation, mark, NEAR)).toBe(expected)
})

test.each([
  ['56483.5', 'long', '56483.5', true],
  ['56483.6', 'long', '56483.5', false],
  ['62100', 'short', '62100.0', true],
  ['62099.9', 'short', '62100.0', false],
  ['', 'long', '56483.5', false],
  ['1', 'long', null, false],
] as const)(
  'a stop loss at %s of a %s position is at or beyond the liquidation price %s: %s',
  (stop, side, liquidation, expected) => {
    expect(isPastLiquidation(stop, side, liquidation)).toBe(expected)
  },
)
