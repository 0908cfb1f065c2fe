import { expect, test } from 'vitest'
import { toCsv } from '../../../shared/format/to-csv.ts'
import { roundTimes } from './round-times.ts'

test('the CSV export escapes quotes, commas, line ends and formulas', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        ['1,5', 'say "x"'],
        ['=SUM(A1)', -100.5],
        [null, '-100.00'],
      ],
    ),
  ).toBe(`\uFEFFa,b\r\n"1,5","say ""x"""\r\n'=SUM(A1),-100.5\r\n,-100.00\r\n`)
})

test('reads the lock time and the close time of a round from its number', () => {
  expect(roundTimes('BTCUSDT-300-5890752')).toEqual({ lockAt: 1_767_225_900_000, closeAt: 1_767_226_200_000 })
  expect(roundTimes('nonsense')).toBeNull()
})
