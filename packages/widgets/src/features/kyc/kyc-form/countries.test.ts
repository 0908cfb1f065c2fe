import { describe, expect, test } from 'vitest'
import catalogue from '../../../../../../openapi/shared.yaml?raw'
import { locales } from '../../../shared/i18n/locale.ts'
import { countriesIn, countryCodes } from './countries.ts'

test('lists exactly the country codes that the API contract accepts', () => {
  const [, listed = ''] = /\n {2}CountryInput:[\s\S]*?enum: \[([\s\S]*?)\]/.exec(catalogue) ?? []
  expect([...countryCodes].sort()).toEqual([...(listed.match(/[A-Z]{2}/g) ?? [])].sort())
})

describe.each(locales)('list of countries in the language %s', (locale) => {
  test('every country has a unique name', () => {
    const list = countriesIn(locale)
    expect(list.filter(({ label, value }) => label === value)).toEqual([])
    expect(new Set(list.map(({ label }) => label)).size).toBe(249)
  })
})
