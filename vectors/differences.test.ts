import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'

describe('comparison of decimals', () => {
  it.each([
    ['1', '1.00000000'],
    ['-0.00', '0.00'],
    ['-0', '0'],
    ['0.10', '0.1'],
    ['100', '100'],
    ['-1.50', '-1.5'],
  ])('differences() returns an empty list for the values %s and %s', (a, b) => {
    expect(differences(a, b)).toEqual([])
  })

  it.each([
    ['1', '1.00000001'],
    ['10', '1'],
    ['100', '1'],
    ['0.1', '0.01'],
    ['-1', '1'],
    ['1', 1],
    ['0', null],
    ['0', false],
    ['1e2', '100'],
    ['abc', 'ABC'],
    ['', '0'],
    [1, 2],
    [null, undefined],
    [[], {}],
    [{}, null],
  ])('differences() returns one difference for the values %j and %j', (a, b) => {
    expect(differences(a, b)).toHaveLength(1)
  })

  it('with the comparison `text`, the values 1 and 1.0 differ', () => {
    expect(differences('1', '1.0', 'text')).toHaveLength(1)
    expect(differences('1.0', '1.0', 'text')).toEqual([])
  })
})

it('the result contains the path of every difference, including keys that only one value has', () => {
  const found = differences({ a: [{ b: '1' }, '2'], c: 1 }, { a: [{ b: '2' }], d: 1 })
  expect(found.map(({ path }) => path)).toEqual(['a[0].b', 'a[1]', 'c', 'd'])
})
