import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Built, buildContract } from './generate/build-contract.ts'
import { readContract } from './generate/read-contract.ts'

const root = join(import.meta.dirname, '..')
let built: Built

beforeAll(async () => {
  built = await buildContract(readContract(import.meta.dirname))
})

test('every generated file is up to date with the YAML files of the contract', () => {
  for (const [path, text] of Object.entries(built.files)) {
    expect(readFileSync(join(root, path), 'utf8') === text, `${path} is stale; run npm run gen`).toBe(true)
  }
})

test('the generated call table of the SDK contains exactly the calls of the contract', () => {
  const table = built.files['packages/sdk/src/transport/calls.gen.ts'] ?? ''
  expect(table).toContain("'market.depth': ['POST', '/data/api.user/marketDepth', 'read', 'none', 'none'],")
  expect(table.match(/^ {2}'/gm)).toHaveLength(Object.keys(built.document.paths as object).length)
})

test('the generated path table for market data clients contains only the paths of the feature `market`', () => {
  const table = built.files['packages/sdk/src/transport/market-calls.gen.ts'] ?? ''
  expect(table.match(/^ {2}'.+/gm)).toEqual([
    "  'market.coins': '/data/api.data/queryCoinMenu',",
    "  'market.depth': '/data/api.user/marketDepth',",
    "  'market.history': '/data/api.user/historyInfo',",
  ])
})

test('the generated module with the error names of the SDK contains types only', () => {
  const names = built.files['packages/sdk/src/errors/names.gen.ts'] ?? ''
  expect(names).toContain("| 'INSUFFICIENT_BALANCE'")
  expect(names).not.toMatch(/export const|enum /)
})

test('the generator adds to a call the refusals that its log-in, fund password and idempotency can cause', () => {
  const paths = built.document.paths as Record<string, Record<string, { 'x-errors': string[] }>>
  expect(paths['/data/api.user/exchange']?.post?.['x-errors']).toEqual(
    expect.arrayContaining([
      'TOKEN_INVALID',
      'VALIDATION',
      'IDEMPOTENCY_CONFLICT',
      'TRADE_PASSWORD_LOCKED',
      'SLIPPAGE',
    ]),
  )
  const bare = paths['/data/api.data/getWebSetting']?.post?.['x-errors']
  expect(bare).toContain('VALIDATION')
  expect(bare).not.toContain('TOKEN_INVALID')
})

test('each refusal of the catalog except FAILED is declared by at least one call', () => {
  const paths = built.document.paths as Record<string, Record<string, { 'x-errors': string[] }>>
  const declared = new Set(
    Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((call) => call['x-errors'])),
  )
  const catalog = Object.keys(built.document['x-errors'] as object)
  expect(catalog.filter((name) => !declared.has(name))).toEqual(['FAILED'])
})
