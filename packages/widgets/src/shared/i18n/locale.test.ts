import { expect, test } from 'vitest'
import { localeOf, pickLocale } from './locale.ts'

test.each([
  ['ja', 'ja'],
  ['ja-JP', 'ja'],
  ['pt_BR', 'pt'],
  ['FR-ca', 'fr'],
  ['zh', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['it-IT', undefined],
  ['', undefined],
  [null, undefined],
])('the BCP 47 tag %s means the language %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale)
})

test('pickLocale returns the first supported language of several tags, or English if no tag is supported', () => {
  expect(pickLocale(['it-IT', 'es-MX', 'ja'])).toBe('es')
  expect(pickLocale(['it-IT'])).toBe('en')
})
