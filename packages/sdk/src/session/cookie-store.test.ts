import { afterEach, expect, test, vi } from 'vitest'
import { cookieStore } from './cookie-store.ts'

afterEach(() => vi.unstubAllGlobals())

/** The part of a page that a cookie needs; the real one is driven by the site's journeys. */
function page(protocol: string, isBlocked = false) {
  const written: string[] = []
  const jar = new Map<string, string>([['other', 'x=y']])
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    get cookie() {
      if (isBlocked) throw new Error('SecurityError')
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      if (isBlocked) throw new Error('SecurityError')
      written.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return written
}

test('keeps the token in a first-party cookie that is Secure on https', () => {
  const written = page('https:')
  const store = cookieStore()
  expect(store.get()).toBeNull()
  store.set('a b;c')
  expect(store.get()).toBe('a b;c')
  expect(written).toEqual(['bourselet_token=a%20b%3Bc; Path=/; SameSite=Lax; Secure'])
  store.clear()
  expect(store.get()).toBeNull()
})

test('works on plain http, where a Secure cookie would be dropped', () => {
  const written = page('http:')
  cookieStore('mine').set('t')
  expect(written).toEqual(['mine=t; Path=/; SameSite=Lax'])
})

test('where cookies are blocked the token lives in memory, for this store alone', () => {
  page('https:', true)
  const store = cookieStore()
  store.set('t')
  expect(store.get()).toBe('t')
  expect(cookieStore().get()).toBeNull()
  store.clear()
  expect(store.get()).toBeNull()
})
