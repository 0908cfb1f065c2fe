import { describe, expect, it } from 'vitest'
import { served } from './kinds.ts'
import { runVectors } from './run-vectors.ts'
import { type Constants, publicFiles, readVectorFile, type Vector, type VectorFile } from './vector-file.ts'

const files = publicFiles.map((path) => readVectorFile(path))
const [file, orders] = files as [VectorFile, VectorFile]
const kinds = Object.keys(served)
const ofKind = (kind: string, { vectors } = file) => vectors.filter((vector) => vector.kind === kind)

describe('public vectors', () => {
  it('all public vectors pass, both when decimals are compared by value and when they are compared as text', async () => {
    for (const each of files) {
      for (const comparison of ['value', 'text'] as const) {
        const report = await runVectors(each, comparison)
        expect(report.failures).toEqual([])
        expect(report.passed).toBe(kinds.flatMap((kind) => ofKind(kind, each)).length)
      }
    }
  })

  it('every vector has a kind that the runner supports, and every supported kind has vectors', () => {
    const used = files.flatMap(({ vectors }) => vectors.map(({ kind }) => kind))
    expect([...new Set(used)].sort()).toEqual([...kinds].sort())
  })

  it('every vector of the project itself states how its figures follow from the rules', () => {
    expect(orders.vectors.filter(({ note = '' }) => note.length < 40)).toEqual([])
  })

  it('no two vectors have the same id', () => {
    const ids = files.flatMap(({ vectors }) => vectors.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('changed vectors', () => {
  const first = files.flatMap((each) =>
    kinds.flatMap((kind) =>
      ofKind(kind, each)
        .slice(0, 1)
        .map((vector) => ({ ...vector, each })),
    ),
  )

  it.each(first)('vector $id fails if any of its expected values is changed', async ({ each, ...vector }) => {
    const paths = leaves(vector.expected)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const report = await runVectors({ ...each, vectors: [tampered(vector, path)] })
      expect([path.join('.'), report.passed, report.failures.length]).toEqual([path.join('.'), 0, 1])
      expect(report.failures[0]?.differences).toHaveLength(1)
    }
  })

  it('a vector fails if an expected field is missing or added', async () => {
    const [vector] = ofKind('spot_fill')
    const { fee, ...less } = vector!.expected as Record<string, unknown>
    for (const expected of [less, { ...less, fee, more: null }]) {
      const report = await runVectors({ ...file, vectors: [{ ...vector!, expected }] })
      expect(report.failures).toHaveLength(1)
    }
  })

  it('a vector fails if its kind is unknown or its input is invalid', async () => {
    const [vector] = ofKind('spot_fill')
    for (const wrong of [
      { kind: 'teleport' },
      { kind: 'toString' },
      { input: null },
      { input: { side: 'buy' } },
    ]) {
      const report = await runVectors({ ...file, vectors: [{ ...vector!, ...wrong }] })
      expect([report.passed, report.failures[0]?.error]).toEqual([0, expect.any(String)])
    }
  })
})

describe('constants of the vector file', () => {
  const changes: [string, Partial<Constants>][] = [
    ['liquidation_price', { tiers: changedTiers() }],
    ['position_metrics', { tiers: changedTiers() }],
    ['futures_account', { tiers: changedTiers() }],
    ['position_fills', { futures_fee: { maker: '0.0003', taker: '0.0006' } }],
    ['deposit', { deposit: { min: '100', confirmations: 5 } }],
    ['withdraw', { withdraw: {} }],
    ['sign_in', { sign_rewards: ['9'] }],
    ['referral', { referral_rates: ['0.5', '0.1'] }],
    ['convert_quote', { convert: { ...file.constants.convert, spread: '0.5' } }],
    ['matching', { spot_fee: { maker: '0.002', taker: '0.003' } }],
    ['matching', { market_protection: '0.01' }],
    ['matching', { spot_symbols: coarserSymbols() }],
    ['loan_repay', { loan: { ...file.constants.loan, overdue_multiplier: '7' } }],
    [
      'ltv',
      { loan: { ...file.constants.loan, ltv: { initial: '0.1', margin_call: '0.2', liquidation: '0.3' } } },
    ],
  ]

  const orderChanges: [string, Partial<Constants>][] = [
    ['matching', { spot_fee: { maker: '0.002', taker: '0.003' } }],
    ['matching', { market_protection: '0.01' }],
    ['futures_orders', { futures_fee: { maker: '0.0003', taker: '0.0006' } }],
    [
      'futures_orders',
      { tiers: { BTCUSDT: [{ ...orders.constants.tiers.BTCUSDT![0]!, max_leverage: 10 }] } },
    ],
    ['futures_orders', { futures_contracts: coarserContracts() }],
  ]

  it.each(orderChanges)(
    'changed constants in the file of order vectors change the results of vectors of the kind %s',
    async (kind, change) => {
      const constants = { ...orders.constants, ...change }
      const report = await runVectors({ constants, vectors: ofKind(kind, orders) })
      expect(report.failures.length).toBeGreaterThan(0)
    },
  )

  it.each(changes)(
    'changed constants in the vector file change the results of vectors of the kind %s',
    async (kind, change) => {
      const constants = { ...file.constants, ...change }
      const report = await runVectors({ constants, vectors: ofKind(kind) })
      expect(report.failures.length).toBeGreaterThan(0)
      expect(report.failures.map((failure) => failure.error).filter((error) => error !== null)).toEqual([])
    },
  )
})

type Path = string[]

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

function tampered(vector: Vector, path: Path): Vector {
  const expected = structuredClone(vector.expected)
  const last = path.at(-1)!
  let place = expected as Record<string, unknown>
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>
  place[last] = otherThan(place[last])
  return { ...vector, expected }
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return 'something'
  const digit = value.search(/[0-9](?=[^0-9]*$)/)
  if (digit < 0) return `${value}x`
  return value.slice(0, digit) + ((Number(value[digit]) + 1) % 10) + value.slice(digit + 1)
}

function changedTiers(): Constants['tiers'] {
  const rows = Object.entries(file.constants.tiers)
  return Object.fromEntries(
    rows.map(([name, tiers]) => [name, tiers.map((tier) => ({ ...tier, mmr: '0.3' }))]),
  )
}

function coarserSymbols(): Constants['spot_symbols'] {
  const rows = Object.entries(file.constants.spot_symbols)
  return Object.fromEntries(rows.map(([name, rules]) => [name, { ...rules, min_notional: '5000' }]))
}

function coarserContracts(): Constants['futures_contracts'] {
  const rows = Object.entries(orders.constants.futures_contracts)
  return Object.fromEntries(rows.map(([name, terms]) => [name, { ...terms, min_notional: '5000' }]))
}
