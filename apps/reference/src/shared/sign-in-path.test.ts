import { expect, test } from 'vitest'
import { returnPath } from './sign-in-path.ts'

test.each(['/current', '/history?page=2', '/help_detail/4', '/account#x'])(
  'after the log-in, the site opens the return address %s',
  (path) => {
    expect(returnPath(`?return=${encodeURIComponent(path)}`, false)).toBe(path)
  },
)

test.each([
  'https://evil.example/',
  '//evil.example/current',
  '/\\evil.example',
  'javascript:alert(1)',
  '/nowhere',
  '/login',
  '/mbregister',
  '',
])('after the log-in, the site opens the home page if the return address is %s', (path) => {
  expect(returnPath(`?return=${encodeURIComponent(path)}`, false)).toBe('/home')
  expect(returnPath(`?return=${encodeURIComponent(path)}`, true)).toBe('/mbhome')
})
