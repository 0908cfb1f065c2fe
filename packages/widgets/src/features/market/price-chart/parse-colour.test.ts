import { expect, test } from 'vitest'
import { parseColour } from './parse-colour.ts'

test.each([
  ['#191919', [25, 25, 25, 1]],
  ['#FFCC00', [255, 204, 0, 1]],
  ['rgb(1, 2, 3)', [1, 2, 3, 1]],
  ['rgba(1, 2, 3, 0.500)', [1, 2, 3, 0.5]],
  ['oklch(0.6 0.3 30)', null],
  ['rgba(1, 2)', null],
  ['#12', null],
  ['', null],
])('parses the color %s as %j', (text, rgba) => expect(parseColour(text)).toEqual(rgba))
