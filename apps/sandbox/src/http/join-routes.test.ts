import { expect, test } from 'vitest'
import { type Operation, operations } from './contract.ts'
import { joinRoutes } from './join-routes.ts'
import type { Routes } from './routes.ts'

const call = (id: string, open: boolean) => ({ id, open }) as Operation
const answering = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, () => ({})])) as Routes

const two = [call('market.depth', false), call('loans.apply', true)]

test('each open call has one answer', () => {
  expect(Object.keys(joinRoutes(two, [answering('market.depth')]))).toEqual(['market.depth'])
})

test.each([
  [[answering('market.depth'), answering('market.depth')], 'market.depth has two answers'],
  [[], 'market.depth has no answer'],
  [[answering('market.depth', 'loans.apply')], 'loans.apply is closed in the contract, yet answered'],
])('what disagrees is named', (parts, words) => {
  expect(() => joinRoutes(two, parts)).toThrow(words)
})

test('the contract has 88 calls', () => {
  expect(operations).toHaveLength(88)
})
