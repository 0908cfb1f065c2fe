import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'
import { fromUnits } from './units.ts'

const locales = ['en', 'zh-CN', 'zh-TW', 'ko', 'ja', 'fr', 'pt', 'es'] as const

describe("amounts in the locale's own notation", () => {
  it.each(locales)('%s: parseAmount returns the value of every amount that Intl has formatted', (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8 })
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 21n }).map((units) => fromUnits(units))
    fc.assert(
      fc.property(amounts, (amount) => {
        const shown = format.format(amount as Intl.StringNumericLiteral)
        const short = amount.replace(/0{1,6}$/, '')
        expect(parseAmount(shown, locale)).toBe(short)
      }),
    )
  })

  it.each(locales)(
    '%s: an amount without grouping, written with the locale’s decimal mark, keeps its decimals',
    (locale) => {
      const comma = ['fr', 'pt', 'es'].includes(locale)
      const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 12 }))
      fc.assert(
        fc.property(amounts, ([units, scale]) => {
          const amount = fromUnits(units, scale)
          expect(parseAmount(comma ? amount.replace('.', ',') : amount, locale)).toBe(amount)
        }),
      )
    },
  )
})

describe('amounts with a single separator', () => {
  it.each([
    ['1.234', '1.234', '1.234', null, '1234', '1234'],
    ['1,234', '1234', '1234', '1.234', '1.234', '1.234'],
    ['1.5', '1.5', '1.5', '1.5', null, null],
    ['1,5', null, null, '1.5', '1.5', '1.5'],
    ['0.015', '0.015', '0.015', '0.015', '0.015', '0.015'],
    ['0,500', '0.500', '0.500', '0.500', '0.500', '0.500'],
    ['1234.567', '1234.567', '1234.567', '1234.567', null, null],
    ['1234,5', null, null, '1234.5', '1234.5', '1234.5'],
    ['.5', '0.5', '0.5', '0.5', null, null],
    ['5,', null, null, '5', '5', '5'],
  ])('parseAmount interprets the separator in %s by the locale (en, ja, fr, pt, es)', (text, ...results) => {
    expect(['en', 'ja', 'fr', 'pt', 'es'].map((locale) => parseAmount(text, locale))).toEqual(results)
  })

  it('while a member types a number, a further digit never multiplies or divides the parsed value by a thousand', () => {
    for (const locale of locales) {
      for (const start of ['1.5', '1,5', '0.1', '0,1', '12.34']) {
        const typed = ['', '0', '00', '000'].map((zeros) => parseAmount(start + zeros, locale))
        const values = new Set(typed.filter((value) => value !== null).map(Number))
        // In pt and es, "1.500" means 1500. If "1.5" meant one and a half there, typing two zeros after it would
        // multiply the amount by a thousand. So "1.5" is refused there, as is "1,5" in a locale with a decimal point.
        expect(values.size).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('amounts that have the same value in every locale', () => {
  it.each([
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1 234 567.8', '1234567.8'],
    ['1\u202f234,50', '1234.50'],
    ['1\u00a0234', '1234'],
    ["1'234'567.5", '1234567.5'],
    ['1’234', '1234'],
    ['  42  ', '42'],
    ['１２３４', '1234'],
    ['１，２３４．５０', '1234.50'],
    ['0.00000001', '0.00000001'],
    ['007', '7'],
    ['0', '0'],
    ['000', '0'],
    ['1.000000000000', '1.000000000000', ['en', 'fr']],
  ])(
    'parseAmount parses the amount %j to the same value in every locale',
    (text, amount, only = locales as unknown as string[]) => {
      for (const locale of only) expect([locale, parseAmount(text, locale)]).toEqual([locale, amount])
    },
  )
})

it.each([
  '',
  ' ',
  '.',
  ',',
  '-1',
  '+1',
  '−5',
  '(5)',
  '1e5',
  '0x10',
  'NaN',
  '5 USDT',
  '$5',
  '5%',
  '1..5',
  '1,,5',
  '1.2.3',
  '1,23,456',
  '12,34.5',
  '1.234,567.8',
  '1,234.567,8',
  "1 234'567",
  '1  234',
  '1 23',
  '0 123',
  '1 2345',
  '１e５',
  '٣',
  '五',
  '1\n2',
  '1\t000',
  '9'.repeat(61),
])('the text %j is no amount in any locale', (text) => {
  for (const locale of locales) expect(parseAmount(text, locale)).toBeNull()
})
