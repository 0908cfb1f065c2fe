import { type Operation, operations } from '@bourselet/openapi/operations'
import { expect, test } from 'vitest'
import { joinRoutes } from './join-routes.ts'
import type { Routes } from './routes.ts'

const call = (id: string, implemented: boolean) => ({ id, implemented }) as Operation
const answering = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, () => ({})])) as Routes

const two = [call('market.depth', true), call('loans.apply', false)]

test('joinRoutes joins the handlers of all implemented calls', () => {
  expect(Object.keys(joinRoutes(two, [answering('market.depth')]))).toEqual(['market.depth'])
})

test.each([
  [[answering('market.depth'), answering('market.depth')], 'market.depth has two answers'],
  [[], 'market.depth has no answer'],
  [
    [answering('market.depth', 'loans.apply')],
    'loans.apply is answered, but has implemented: false in the contract',
  ],
])(
  'joinRoutes throws an error that names the call whose handlers do not match the API contract (case %#)',
  (parts, words) => {
    expect(() => joinRoutes(two, parts)).toThrow(words)
  },
)

test('the API contract has 88 calls', () => {
  expect(operations).toHaveLength(88)
})
