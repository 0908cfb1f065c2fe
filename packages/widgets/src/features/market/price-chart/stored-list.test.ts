import { expect, test } from 'vitest'
import { parseList } from './stored-list.ts'

const options = { entryOf: (one: unknown) => (typeof one === 'number' ? one : null), most: 3 }

test.each(['', '{', 'null', '7', '"text"', '{"0":1}'])(
  'parses the invalid text %s as an empty list',
  (text) => {
    expect(parseList(text, options)).toEqual([])
  },
)

test('leaves out invalid entries and keeps all others', () => {
  expect(parseList('[1,"2",null,{},4]', options)).toEqual([1, 4])
})

test('keeps at most the allowed number of entries', () => {
  expect(parseList('[1,2,3,4,5]', options)).toEqual([1, 2, 3])
})
