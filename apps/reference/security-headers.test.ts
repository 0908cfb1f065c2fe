import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { local, securityHeaders } from './security-headers.ts'

test('a page of another origin that opens the site in a window gets no access to that window', () => {
  expect(securityHeaders(local)['Cross-Origin-Opener-Policy']).toBe('same-origin')
})

test('sends Strict-Transport-Security only if all API origins use https', () => {
  const header = (...api: string[]) => securityHeaders(api)['Strict-Transport-Security']
  expect(header('https://api.example', 'wss://api.example')).toBe('max-age=31536000')
  expect(header('https://api.example', 'ws://api.example')).toBeUndefined()
  expect(header(...local)).toBeUndefined()
})

test('allows only registered partners to show a file of the site in a frame', () => {
  const policy = (...partners: string[]) => securityHeaders(local, partners)['Content-Security-Policy']
  expect(policy()).toContain("frame-ancestors 'none';")
  expect(policy('https://partner.example')).toContain('frame-ancestors https://partner.example;')
})

test('the Content Security Policy allows a web app manifest on pages of the site, but not in frames on partners’ pages', () => {
  const policy = (...partners: string[]) => securityHeaders(local, partners)['Content-Security-Policy']
  expect(policy()).toContain("manifest-src 'self';")
  expect(policy('https://partner.example')).not.toContain('manifest-src')
})

const pathOf = (...names: string[]) => join(import.meta.dirname, ...names)

test('the guide for operators lists the headers for the API of its example', () => {
  const guide = readFileSync(pathOf('..', 'docs', 'guides', 'site.md'), 'utf8')
  const [, listed] = /```text headers\n(.*?)\n```/s.exec(guide) ?? []
  const headers = securityHeaders(['https://api.exchange.example', 'wss://api.exchange.example'])
  expect(listed?.split('\n')).toEqual(Object.entries(headers).map(([name, value]) => `${name}: ${value}`))
})

// An operator copies a new build over the former one, which would replace the address of the operator's API.
test('the build contains no config.json', () => {
  expect(existsSync(pathOf('public', 'config.json'))).toBe(false)
})
