import { expect, test, vi } from 'vitest'
import { keepTexts } from './keep-texts.ts'

test('formats a value only once while its text is stored, and stores at most 200 texts', () => {
  const format = vi.fn(String)
  const kept = keepTexts(format)
  expect([1, 2, 1, 2].map(kept)).toEqual(['1', '2', '1', '2'])
  expect(format).toHaveBeenCalledTimes(2)
  for (let value = 0; value < 300; value += 1) kept(value)
  format.mockClear()
  expect([kept(299), kept(0)]).toEqual(['299', '0'])
  expect(format).toHaveBeenCalledExactlyOnceWith(0)
})
