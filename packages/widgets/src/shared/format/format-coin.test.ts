import { abs, compare, type Decimal, isZero, parseAmount, sub } from '@bourselet/sdk/money'
import { assert, bigInt, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coinPlaces, pairPlaces } from './coin-places.ts'
import { formatCoin } from './format-coin.ts'

const amount = (units: bigint): Decimal => {
  const digits = `${units < 0n ? -units : units}`.padStart(9, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`
}

describe('decimals and rounding of coin amounts', () => {
  it('amounts have the decimals of the coin’s smallest step, but at least 2; USDT has 2', () => {
    const markets = [
      { base: 'BTC', quote: 'USDT', step: '0.0001', tick: '0.01' },
      { base: 'BTC', quote: 'ETH', step: '0.00001', tick: '0.0000001' },
      { base: 'DOGE', quote: 'USDT', step: '1', tick: '0.00001' },
    ]
    expect(['BTC', 'DOGE', 'USDT', 'XYZ'].map((coin) => coinPlaces(coin, markets))).toEqual([5, 2, 2, 8])
    expect(coinPlaces('BTC', undefined)).toBe(8)
    expect(pairPlaces(markets[2]!)).toEqual({ base: 2, quote: 2 })
    expect(pairPlaces(markets[1]!)).toEqual({ base: 5, quote: 7 })
  })

  it('by default, further decimals are cut off; with the rounding UP, the amount is rounded up', () => {
    expect(formatCoin('en', '4804.16974900', 2)).toBe('4,804.16')
    expect(formatCoin('en', '52.39680700', 2, { rounding: 'UP' })).toBe('52.4')
    expect(formatCoin('en', '-0.12999', 2, { signed: true })).toBe('−0.12')
  })

  it('the rounding FLOOR shows a gain smaller and a loss larger, so that no result looks better than it is', () => {
    const result = (value: Decimal) => formatCoin('en', value, 2, { signed: true, rounding: 'FLOOR' })
    expect(['1.2399', '-1.2301', '0.00345', '-0.00345'].map(result)).toEqual([
      '+1.23',
      '−1.24',
      '+0.0034',
      '−0.0035',
    ])
  })

  it('an amount that is not zero is never shown as zero', () => {
    expect(formatCoin('en', '0.00345600', 2)).toBe('0.0034')
    expect(formatCoin('en', '0.00345600', 2, { rounding: 'UP' })).toBe('0.0035')
    expect(formatCoin('en', '0.00000001', 5, { rounding: 'UP' })).toBe('0.00000001')
    expect(formatCoin('en', '0.00000000', 5, { minDecimals: 2 })).toBe('0.00')
  })

  it('rounding changes an amount by less than one unit of its last decimal, and only in the given direction', () => {
    assert(
      property(
        bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        integer({ min: 2, max: 8 }),
        integer({ min: 0, max: 14 }),
        constantFrom('DOWN' as const, 'UP' as const),
        (units, places, shift, rounding) => {
          const value = amount(units / 10n ** BigInt(shift))
          const text = formatCoin('en', value, places, { rounding })
          const shown = parseAmount(text.replace('−', '').replaceAll(',', ''), 'en')!
          expect(isZero(shown)).toBe(isZero(value))
          const difference = sub(shown, abs(value))
          if (rounding === 'UP') expect(compare(difference, '0')).toBeGreaterThanOrEqual(0)
          else expect(compare(difference, '0')).toBeLessThanOrEqual(0)
          expect(compare(abs(difference), `0.${'1'.padStart(places, '0')}`)).toBeLessThan(0)
        },
      ),
    )
  })
})
