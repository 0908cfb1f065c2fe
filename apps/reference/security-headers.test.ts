import { expect, test } from 'vitest'
import { local, securityHeaders } from './security-headers.ts'

test('the site keeps its window to itself', () => {
  expect(securityHeaders(local)['Cross-Origin-Opener-Policy']).toBe('same-origin')
})

test('browsers are told to keep to https where the API is reached by https alone', () => {
  const header = (...api: string[]) => securityHeaders(api)['Strict-Transport-Security']
  expect(header('https://api.example', 'wss://api.example')).toBe('max-age=31536000')
  expect(header('https://api.example', 'ws://api.example')).toBeUndefined()
  expect(header(...local)).toBeUndefined()
})
