import { refusals } from '@bourselet/openapi/operations'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../refusals/refusal.ts'
import { languages } from './language.ts'
import { refusalText } from './texts.ts'

describe.each(languages)('texts of answers in %s', (language) => {
  test('each refusal has a text in which all placeholders are replaced', () => {
    for (const [error, { params = {} }] of Object.entries(refusals)) {
      const values = Object.fromEntries(
        Object.entries(params).map(([name, schema]) => [name, schema === 'Count' ? 3 : '3.5']),
      )
      const text = refusalText(new Refusal(error as never, { params: values }), language)
      expect(text).not.toMatch(/[{}]/)
      expect(text).not.toBe(error)
    }
  })

  test('if a request has an unknown field, the text of the refusal names this field', () => {
    const fields = { nickname: 'UNKNOWN_FIELD', email: 'REQUIRED' } as const
    expect(refusalText(new Refusal('VALIDATION', { fields }), language)).toContain('nickname')
  })
})

test('the text of a refusal contains its parameters in the units and plural forms of the language', () => {
  const locked = new Refusal('ACCOUNT_LOCKED', { params: { retry_after: 60 } })
  expect(refusalText(locked, 'en')).toBe('Account locked, try again in 60 seconds')
  expect(refusalText(locked, 'ja')).toContain('60 秒後')
  const large = new Refusal('FILE_TOO_LARGE', { params: { max_bytes: 5000 } })
  expect(refusalText(large, 'en')).toBe('The file may be at most 5,000 bytes')
  const wrong = (left: number) => new Refusal('TRADE_PASSWORD_WRONG', { params: { left } })
  expect(refusalText(wrong(1), 'en')).toBe('Wrong fund password, 1 try left')
  expect(refusalText(wrong(4), 'en')).toBe('Wrong fund password, 4 tries left')
  expect(refusalText(new Refusal('LOGIN_FAILED'), 'en')).toBe('Wrong account or password')
  const params = { retry_after: 60, left: 1 }
  expect(refusalText(new Refusal('TRADE_PASSWORD_WRONG', { params }), 'en')).toContain('1 try left')
})

test('the text of an invalid request describes its first invalid field', () => {
  const fields = new Refusal('VALIDATION', { fields: { email: 'EMAIL_FORMAT', code: 'REQUIRED' } })
  expect(refusalText(fields, 'en')).toBe('Please enter the correct email format')
})
