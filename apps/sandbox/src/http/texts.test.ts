import { describe, expect, test } from 'vitest'
import { Refusal } from '../refusals/refusal.ts'
import { errors, fieldErrors } from './contract.ts'
import { languages } from './language.ts'
import { refusalText, texts } from './texts.ts'

const names = ['success', ...Object.keys(errors), ...Object.keys(fieldErrors)]
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1])

describe.each(languages)('texts of answers in %s', (language) => {
  test('each error name has a text, and each text has an error name', () => {
    expect(Object.keys(texts[language]).sort()).toEqual([...names].sort())
  })

  test('the text of a refusal uses only parameters that the refusal has', () => {
    for (const [name, { params = {} }] of Object.entries(errors)) {
      expect(Object.keys(params), name).toEqual(expect.arrayContaining(places(texts[language][name] ?? '')))
    }
  })

  test('the text of a refusal names an unknown request field', () => {
    const fields = { nickname: 'UNKNOWN_FIELD', email: 'REQUIRED' } as const
    expect(refusalText(new Refusal('VALIDATION', { fields }), language)).toContain('nickname')
  })
})

test('the text of a refusal contains its parameters, or describes the first invalid field', () => {
  const locked = new Refusal('ACCOUNT_LOCKED', { params: { retry_after: 60 } })
  expect(refusalText(locked, 'ja')).toContain('60秒')
  const fields = new Refusal('VALIDATION', { fields: { email: 'EMAIL_FORMAT', code: 'REQUIRED' } })
  expect(refusalText(fields, 'en')).toBe('Please enter the correct email format')
})
