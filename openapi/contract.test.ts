import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContract } from './generate/read-contract.ts'

const contract = readContract(import.meta.dirname)
const calls = contract.features.flatMap((feature) => Object.entries(feature.calls))

test('each feature of the API contract is defined in a file with the name of the feature', () => {
  const names = readdirSync(join(import.meta.dirname, 'features')).sort()
  expect(contract.features.map(({ feature }) => `${feature}.yaml`)).toEqual(names)
})

test('a call of the contract has a request field for the fund password if and only if it may require the fund password', () => {
  const fields = ['trade_password', 'old_trade_password']
  for (const [id, call] of calls) {
    const text = JSON.stringify(call.request)
    const asks = fields.some((field) => text.includes(`"${field}"`))
    expect([id, asks]).toEqual([id, call.fundPassword !== 'none'])
  }
})

test('readContract rejects a file that defines a call twice, with an error that names the file', () => {
  expect(() => readContract(join(import.meta.dirname, 'generate', 'fixtures', 'twice'))).toThrow(
    /spot\.yaml.*unique/s,
  )
})
