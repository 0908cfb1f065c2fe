import { expect, test } from 'vitest'
import { pepperOf } from '../members/pepper.ts'
import { orderNumbers } from './order-numbers.ts'

const NOW = Date.UTC(2026, 2, 2, 10)
const write = orderNumbers(pepperOf('one'))
const digits = (text: string) => Number(text.slice(9))

test('an order number consists of a letter, a day and ten digits', () => {
  for (const id of [0, 1, 99_999, 100_000, 9_999_999_999])
    expect(write('S', NOW, id)).toMatch(/^S20260302[0-9]{10}$/)
})

test('order numbers are unique up to the largest id', () => {
  const ids = [...Array(10_000).keys(), ...Array.from({ length: 10_000 }, (_, n) => 9_999_990_000 + n)]
  expect(new Set(ids.map((id) => write('S', NOW, id))).size).toBe(ids.length)
})

test('two order numbers do not reveal how many orders were created between them', () => {
  const numbers = Array.from({ length: 2_000 }, (_, id) => digits(write('S', NOW, id)))
  const rising = numbers.filter((number, at) => at > 0 && number > numbers[at - 1]!).length
  expect(rising).toBeGreaterThan(900)
  expect(rising).toBeLessThan(1_100)
  const gaps = new Set(numbers.map((number, at) => number - (numbers[at - 1] ?? 0)))
  expect(gaps.size).toBe(numbers.length)
  // The test counts the order numbers whose ten digits are below 1e8. Of evenly distributed numbers, about one percent
  // are below 1e8; of consecutive numbers, all would be.
  expect(numbers.filter((number) => number < 1e8).length).toBeLessThan(60)
})

test('the same row id gets a different order number if the exchange, the first letter of the order number or the day is different', () => {
  const other = orderNumbers(pepperOf('two'))
  const all = [write('S', NOW, 1), write('F', NOW, 1), write('S', NOW + 86_400_000, 1), other('S', NOW, 1)]
  expect(new Set(all.map(digits)).size).toBe(4)
  expect(orderNumbers(pepperOf('one'))('S', NOW, 1)).toBe(write('S', NOW, 1))
})
