import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Call } from './generate/contract.ts'
import { readContract } from './generate/read-contract.ts'

const contract = readContract(import.meta.dirname)
const calls = contract.features.flatMap((feature) => Object.entries(feature.calls))

const features = [
  ...[
    'account',
    'ai',
    'convert',
    'deposit',
    'futures',
    'help',
    'invite',
    'kyc',
    'loans',
    'market',
    'notices',
  ],
  ...['prediction', 'savings', 'session', 'site', 'spot', 'wallet', 'wealth', 'withdraw'],
]

test('the contract consists of 19 features, and each has a file with its name', () => {
  expect(contract.features.map((feature) => feature.feature)).toEqual(features)
})

test('each of the 88 specified calls belongs to exactly one feature and has the specified HTTP method', () => {
  const line = (call: { path: string; method: string }) => `${call.method} ${call.path}`
  const written = calls.map(([, call]) => line(call)).sort()
  expect(written).toHaveLength(88)
  expect(written).toEqual(contract.wireCalls.map(line).sort())
})

test('each retry class contains the expected number of calls of the contract', () => {
  const count = (retry: Call['retry']) => calls.filter(([, call]) => call.retry === retry).length
  expect({
    read: count('read'),
    'money-write': count('money-write'),
    'idempotent-write': count('idempotent-write'),
    auth: count('auth'),
  }).toEqual({ read: 57, 'money-write': 18, 'idempotent-write': 6, auth: 7 })
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
