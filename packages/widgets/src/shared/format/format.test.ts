import { describe, expect, it } from 'vitest'
import { formatAgo } from './format-ago.ts'
import { formatAmount } from './format-amount.ts'
import { formatBytes } from './format-bytes.ts'
import { formatCompact } from './format-compact.ts'
import { formatDuration } from './format-duration.ts'
import { formatPercent } from './format-percent.ts'
import { formatPrice } from './format-price.ts'
import { formatRate, ratePlaces } from './format-rate.ts'
import { formatTime } from './format-time.ts'
import { shortDay } from './short-day.ts'

/** Replaces the non-breaking spaces of Intl by plain spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('prices (formatPrice)', () => {
  it('shows a price with the decimals of the tick and in the notation of the language', () => {
    expect(formatPrice('en', '60123.4', '0.01')).toBe('60,123.40')
    expect(plain(formatPrice('fr', '60123.4', '0.01'))).toBe('60 123,40')
    expect(formatPrice('pt', '60123.4', '0.01')).toBe('60.123,40')
    expect(formatPrice('ja', '0.1154', '0.00001')).toBe('0.11540')
    expect(formatPrice('en', '61234', '10')).toBe('61,234')
  })

  it('without a tick, shows a very small price with all its decimals instead of zero', () => {
    expect(formatPrice('en', '0.00000123')).toBe('0.00000123')
  })
})

describe('amounts (formatAmount)', () => {
  it('formats amounts exactly, even those that a JavaScript number cannot represent', () => {
    expect(formatAmount('en', '123456789012345.12345678')).toBe('123,456,789,012,345.12345678')
    expect(formatAmount('en', '0.10000000')).toBe('0.1')
  })

  it('cuts off decimals instead of rounding up, so that no amount looks larger than it is', () => {
    expect(formatAmount('en', '0.99999999', { decimals: 2 })).toBe('0.99')
    expect(formatAmount('en', '-1.999', { decimals: 2 })).toBe('−1.99')
  })

  it('writes negative amounts with the minus character U+2212, and zero without a sign', () => {
    expect(formatAmount('en', '1381.2', { signed: true, minDecimals: 2 })).toBe('+1,381.20')
    expect(formatAmount('en', '-5', { signed: true })).toBe('−5')
    expect(formatAmount('en', '0.00000000', { signed: true })).toBe('0')
  })
})

describe('percentages and rates', () => {
  it('formatPercent takes a number in percent, and formatRate takes a fraction', () => {
    expect(formatPercent('en', '2.35', { signed: true })).toBe('+2.35%')
    expect(formatPercent('en', '-0.68', { signed: true })).toBe('−0.68%')
    expect(plain(formatPercent('fr', '100'))).toBe('100,00 %')
    expect(formatRate('en', '0.001')).toBe('0.10%')
    expect(formatRate('en', '0.000125')).toBe('0.0125%')
    const places = ratePlaces(['0.0004', '0.00045'])
    expect(['0.0004', '0.00045'].map((rate) => formatRate('en', rate, places))).toEqual(['0.040%', '0.045%'])
  })
})

describe('large values in short form (formatCompact)', () => {
  it('abbreviates large figures with the units of the language', () => {
    expect(plain(formatCompact('en', '526410000'))).toBe('526.41 M')
    expect(plain(formatCompact('en', '1240000000'))).toBe('1.24 B')
    expect(formatCompact('zh-CN', '526410000')).toBe('5.26亿')
    expect(formatCompact('ja', '526410000')).toBe('5.26億')
    expect(plain(formatCompact('en', '812.34'))).toBe('812.34')
    expect(plain(formatCompact('en', '8812.34'))).toBe('8,812.34')
    expect(plain(formatCompact('en', '92118.4'))).toBe('92.12 K')
  })
})

describe('times', () => {
  it('shows times of day with the 24-hour clock', () => {
    const midnight = new Date(2026, 0, 2, 0, 5, 9).getTime()
    expect(formatTime('en', midnight, 'time')).toBe('00:05:09')
    expect(formatTime('ko', midnight, 'minute')).toBe('00:05')
    expect(formatTime('en', midnight)).toBe('Jan 2, 2026, 00:05:09')
  })

  it('names the month in dates, so that no reader takes the day for the month', () => {
    const morning = new Date(2026, 0, 2, 8).getTime()
    expect(formatTime('es', morning, 'date')).toBe('2 ene 2026')
    expect(formatTime('ja', morning, 'date')).toBe('2026年1月2日')
    expect(formatTime('pt', morning, 'date')).toBe('2 jan. 2026')
    expect(formatTime('en', morning, 'date')).toBe('Jan 2, 2026')
    expect(shortDay('pt', '2026-01-02')).toBe('2 jan.')
    expect(formatTime('en', morning, 'long-date')).toBe('January 2, 2026')
  })

  it('formats elapsed times, durations and file sizes with their units', () => {
    expect(formatAgo('en', 12_000)).toBe('12 sec. ago')
    expect(formatAgo('ja', 3 * 3_600_000)).toBe('3 時間前')
    expect(formatDuration('en', 900)).toBe('15 minutes')
    expect(formatDuration('en', 61)).toBe('61 seconds')
    expect(formatDuration('fr', 3600 * 3)).toMatch(/^3.heures$/)
    expect(formatBytes('en', 5 * 1024 * 1024)).toBe('5 MB')
  })
})
