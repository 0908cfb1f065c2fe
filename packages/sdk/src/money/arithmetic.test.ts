import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  abs,
  add,
  compare,
  type Decimal,
  decimals,
  div,
  divRound,
  fromUnits,
  isMultiple,
  isNegative,
  isZero,
  max,
  min,
  mul,
  mulUnits,
  neg,
  type Rounding,
  round,
  roundToStep,
  sub,
  toUnits,
} from './index.ts'

/**
 * A fraction n / d with d > 0. The tests compute with exact fractions and expect the SDK to return the same results.
 */
interface Fraction {
  n: bigint
  d: bigint
}

function fraction(text: Decimal): Fraction {
  const negative = text.startsWith('-')
  let n = 0n
  let d = 1n
  let behindPoint = false
  for (const character of negative ? text.slice(1) : text) {
    if (character === '.') behindPoint = true
    else {
      n = n * 10n + BigInt(character)
      if (behindPoint) d *= 10n
    }
  }
  return { n: negative ? -n : n, d }
}

const same = (text: Decimal, want: Fraction) => {
  const got = fraction(text)
  return got.n * want.d === want.n * got.d
}

/**
 * Returns n / d rounded to an integer. Bigint division truncates toward zero, so the quotient of a negative fraction is
 * too large for FLOOR. The search for the greatest integer that is not above n / d therefore starts one below the
 * quotient.
 */
function nearest(x: Fraction, rounding: Rounding): bigint {
  let below = x.n / x.d - 1n
  while ((below + 1n) * x.d <= x.n) below += 1n
  if (below * x.d === x.n) return below
  const above = below + 1n
  const towardsZero = x.n < 0n ? above : below
  const away = x.n < 0n ? below : above
  const toBelow = x.n - below * x.d
  const toAbove = above * x.d - x.n
  const half = toBelow === toAbove ? away : toBelow < toAbove ? below : above
  return { FLOOR: below, CEIL: above, DOWN: towardsZero, UP: away, HALF_UP: half }[rounding]
}

const modes: Rounding[] = ['DOWN', 'UP', 'HALF_UP', 'FLOOR', 'CEIL']
const mode = fc.constantFrom(...modes)
const units = fc.oneof(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.bigInt({ min: -50n, max: 50n }))
const scale = fc.integer({ min: 0, max: 18 })
const decimal = fc
  .tuple(units, scale, fc.boolean())
  .map(([value, places, fixed]) => fromUnits(value, places, fixed))
const positive = decimal.filter((text) => !isZero(text) && !isNegative(text))
const WIRE = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/

describe('exact arithmetic compared with fractions', () => {
  it('fromUnits prints units as text that toUnits parses back to the same units', () => {
    fc.assert(
      fc.property(units, scale, fc.boolean(), (value, places, fixed) => {
        const text = fromUnits(value, places, fixed)
        expect(toUnits(text, places)).toBe(value)
        expect(text).toMatch(WIRE)
        expect(same(text, { n: value, d: 10n ** BigInt(places) })).toBe(true)
        if (fixed) expect(text.split('.')[1]?.length ?? 0).toBe(places)
        else expect(text).not.toMatch(/\..*0$/)
      }),
    )
  })

  it('add, sub and mul are exact and return equal text for equal values', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const x = fraction(a)
        const y = fraction(b)
        expect(same(add(a, b), { n: x.n * y.d + y.n * x.d, d: x.d * y.d })).toBe(true)
        expect(same(sub(a, b), { n: x.n * y.d - y.n * x.d, d: x.d * y.d })).toBe(true)
        expect(same(mul(a, b), { n: x.n * y.n, d: x.d * y.d })).toBe(true)
        for (const text of [add(a, b), sub(a, b), mul(a, b), neg(a), abs(a)]) {
          expect(text).toMatch(WIRE)
          expect(text).not.toMatch(/\..*0$|^-0$/)
        }
        expect(add(sub(a, b), b)).toBe(add(a, '0'))
      }),
    )
  })

  it('compare, isZero, isNegative, min, max, neg and abs depend on the value of a number, not on its notation', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const x = fraction(a)
        const y = fraction(b)
        const left = x.n * y.d
        const right = y.n * x.d
        expect(compare(a, b)).toBe(left < right ? -1 : left > right ? 1 : 0)
        expect(compare(min(a, b), max(a, b))).not.toBe(1)
        expect([a, b]).toContain(min(a, b))
        expect(isZero(a)).toBe(x.n === 0n)
        expect(isNegative(a)).toBe(x.n < 0n)
        expect(same(neg(a), { n: -x.n, d: x.d })).toBe(true)
        expect(same(abs(a), { n: x.n < 0n ? -x.n : x.n, d: x.d })).toBe(true)
      }),
    )
  })

  it('div and round each round the exact result once, in every rounding mode and for positive and negative numbers', () => {
    fc.assert(
      fc.property(decimal, decimal, scale, mode, (a, b, places, rounding) => {
        fc.pre(!isZero(b))
        const x = fraction(a)
        const y = fraction(b)
        const ten = 10n ** BigInt(places)
        const sign = y.n < 0n ? -1n : 1n
        const quotient = nearest({ n: sign * x.n * y.d * ten, d: sign * x.d * y.n }, rounding)
        expect(div(a, b, places, rounding)).toBe(fromUnits(quotient, places))
        expect(round(a, places, rounding)).toBe(
          fromUnits(nearest({ n: x.n * ten, d: x.d }, rounding), places),
        )
        expect(round(round(a, places, rounding), places, rounding)).toBe(round(a, places, rounding))
      }),
    )
  })

  it('divRound and mulUnits round the exact result once in the given mode', () => {
    fc.assert(
      fc.property(units, units, mode, (n, d, rounding) => {
        fc.pre(d !== 0n)
        const want = nearest(d < 0n ? { n: -n, d: -d } : { n, d }, rounding)
        expect(divRound(n, d, rounding)).toBe(want)
        expect(mulUnits(n, d, rounding)).toBe(nearest({ n: n * d, d: 10n ** 8n }, rounding))
      }),
    )
  })

  it('roundToStep returns a multiple of the step with the step’s decimals; rounding it again changes nothing', () => {
    fc.assert(
      fc.property(decimal, positive, mode, (a, step, rounding) => {
        const landed = roundToStep(a, step, rounding)
        const x = fraction(a)
        const y = fraction(step)
        const times = nearest({ n: x.n * y.d, d: x.d * y.n }, rounding)
        expect(same(landed, { n: times * y.n, d: y.d })).toBe(true)
        expect(landed.split('.')[1]?.length ?? 0).toBe(decimals(step))
        expect(isMultiple(landed, step)).toBe(true)
        expect(isMultiple(a, step)).toBe(compare(landed, a) === 0)
        expect(roundToStep(landed, step, rounding)).toBe(landed)
      }),
    )
  })
})

describe('rounding rules', () => {
  it.each([
    ['2.5', ['2', '3', '3', '2', '3']],
    ['-2.5', ['-2', '-3', '-3', '-3', '-2']],
    ['2.49', ['2', '3', '2', '2', '3']],
    ['-2.51', ['-2', '-3', '-3', '-3', '-2']],
    ['0.000000000000000001', ['0', '1', '0', '0', '1']],
    ['-0.4', ['0', '-1', '0', '-1', '0']],
    ['7', ['7', '7', '7', '7', '7']],
  ])('the function round rounds %s to an integer in every rounding mode', (value, results) => {
    expect(modes.map((rounding) => round(value, 0, rounding))).toEqual(results)
  })

  it('roundToStep prints as many decimals as the step has, not counting its trailing zeros', () => {
    expect(['0.01', '1', '10', '0.50', '0.00001000', '1000.0'].map(decimals)).toEqual([2, 0, 0, 1, 5, 0])
    expect(roundToStep('60123.456', '0.10', 'FLOOR')).toBe('60123.4')
    expect(roundToStep('60123.456', '100', 'CEIL')).toBe('60200')
  })
})

describe('rejected input', () => {
  const hostile = [
    '',
    ' ',
    ' 1',
    '1 ',
    '1\n',
    '+1',
    '--1',
    '-',
    '.',
    '.5',
    '5.',
    '1.2.3',
    '1,000',
    '01',
    '-01',
    'NaN',
    'Infinity',
    '1e5',
    '1e400',
    '1E5',
    '0x10',
    '0b1',
    '1n',
    '1_000',
    '１２',
    '٣',
    '1\u0000',
    '\ufeff1',
    '9'.repeat(1000),
    `0.${'0'.repeat(100_000)}1`,
  ]

  it.each(hostile)('exact arithmetic rejects the text %j as a number', (text) => {
    for (const run of [() => toUnits(text), () => add(text, '1'), () => round(text, 2, 'UP')]) {
      expect(run).toThrow(expect.objectContaining({ name: 'MoneyError', code: 'AMOUNT_FORMAT' }))
    }
  })

  it.each([undefined, null, 1, 1.5, 10n, {}, ['1'], true])(
    'toUnits rejects the value %s because it is not a string',
    (value) => {
      expect(() => toUnits(value as unknown as string)).toThrow(
        expect.objectContaining({ code: 'AMOUNT_FORMAT' }),
      )
    },
  )

  it('toUnits rejects more decimals than the scale allows, even if they are zeros', () => {
    expect(toUnits('0.00000001')).toBe(1n)
    expect(() => toUnits('0.000000001')).toThrow('over 8 decimals')
    expect(() => toUnits('1.000000000')).toThrow('over 8 decimals')
    expect(toUnits('-0.000000000000000001', 18)).toBe(-1n)
  })

  it('exact arithmetic rejects a division by zero, and steps that are not above zero', () => {
    expect(() => div('1', '0.00', 8, 'UP')).toThrow(expect.objectContaining({ code: 'DIVISION_BY_ZERO' }))
    expect(() => divRound(1n, 0n, 'DOWN')).toThrow(expect.objectContaining({ code: 'DIVISION_BY_ZERO' }))
    for (const step of ['0', '0.00', '-1']) {
      expect(() => roundToStep('1', step, 'DOWN')).toThrow(expect.objectContaining({ code: 'STEP' }))
      expect(() => isMultiple('1', step)).toThrow(expect.objectContaining({ code: 'STEP' }))
    }
  })

  it('exact arithmetic is correct for large values that a float could not represent', () => {
    const large = `${'9'.repeat(40)}.${'9'.repeat(18)}`
    expect(add(large, '0.000000000000000001')).toBe(`1${'0'.repeat(40)}`)
    expect(mul(large, '1')).toBe(large)
    expect(toUnits(`1${'0'.repeat(40)}`)).toBe(10n ** 48n)
    expect(sub('0.3', '0.1')).toBe('0.2')
    expect(fromUnits(-0n)).toBe('0.00000000')
    expect(add('-0.00', '0')).toBe('0')
  })
})
