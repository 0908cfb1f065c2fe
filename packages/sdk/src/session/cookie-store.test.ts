import { afterEach, describe, expect, test, vi } from 'vitest'
import { cookieStore } from './cookie-store.ts'

afterEach(() => vi.unstubAllGlobals())

/** Defines the globals of a page with a cookie jar that distinguishes cookies by name and path, as browsers do. */
function page(protocol: string, { isBlocked = false, pathname = '/' } = {}) {
  const written: string[] = []
  const jar = new Map<string, string>([['other;/', 'other=x=y']])
  vi.stubGlobal('location', { protocol, pathname })
  vi.stubGlobal('document', {
    get cookie() {
      if (isBlocked) throw new Error('SecurityError')
      // Like a browser, the jar lists cookies with longer paths first.
      const places = [...jar.keys()].sort((a, b) => b.length - a.length)
      return places.map((place) => jar.get(place)).join('; ')
    },
    set cookie(line: string) {
      if (isBlocked) throw new Error('SecurityError')
      written.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const of = (name: string) =>
        attributes.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
      const place = `${pair.split('=')[0]};${of('Path')}`
      if (of('Max-Age') === '0') jar.delete(place)
      else jar.set(place, pair)
    },
  })
  return { written, jar }
}

test('on https, the cookie store keeps the token in a Secure __Host- cookie, which no subdomain can set', () => {
  const { written } = page('https:')
  const store = cookieStore()
  expect(store.get()).toBeNull()
  store.set('a b;c')
  expect(store.get()).toBe('a b;c')
  expect(written).toEqual(['__Host-bourselet_token=a%20b%3Bc; Path=/; SameSite=Lax; Secure'])
  store.clear()
  expect(store.get()).toBeNull()
})

test('on plain http, the cookie store sets a cookie without Secure, because browsers drop Secure cookies there', () => {
  const { written } = page('http:')
  cookieStore('mine').set('t')
  expect(written).toEqual(['mine=t; Path=/; SameSite=Lax'])
})

test('if cookies are blocked, a cookie store keeps the token in its own memory', () => {
  page('https:', { isBlocked: true })
  const store = cookieStore()
  store.set('t')
  expect(store.get()).toBe('t')
  expect(cookieStore().get()).toBeNull()
  store.clear()
  expect(store.get()).toBeNull()
})

test('on a server, which has neither cookies nor an address, a cookie store keeps the token in its own memory', () => {
  const store = cookieStore()
  expect(store.get()).toBeNull()
  store.set('t')
  expect(store.get()).toBe('t')
  store.clear()
  expect(store.get()).toBeNull()
})

describe('second cookie of the same name, set by a page on another port', () => {
  const paths = ['/recharge', '/recharge/', '/recharge/usdt', '/recharge/usdt/']

  test.each(paths)(
    'if another page has set a second token cookie with the path %s, the cookie store returns no token and deletes both cookies',
    (path) => {
      const { jar } = page('http:', { pathname: '/recharge/usdt' })
      cookieStore().set('victim')
      jar.set(`bourselet_token;${path}`, 'bourselet_token=attacker')
      const store = cookieStore()
      expect(store.get()).toBeNull()
      expect([...jar.values()]).toEqual(['other=x=y'])
      store.set('own')
      expect(store.get()).toBe('own')
    },
  )

  test('a log-in removes a second token cookie that another page has set with a longer path, even if the value of that cookie is malformed', () => {
    const { jar } = page('http:', { pathname: '/recharge' })
    jar.set('bourselet_token;/recharge', 'bourselet_token=%')
    const store = cookieStore()
    expect(store.get()).toBeNull()
    store.set('own')
    expect(cookieStore().get()).toBe('own')
    expect([...jar.values()]).toEqual(['other=x=y', 'bourselet_token=own'])
  })

  test('if the page has two token cookies, the cookie store returns no token, even if it cannot delete the second cookie', () => {
    const { jar } = page('http:', { pathname: '/recharge' })
    cookieStore().set('victim')
    jar.set('bourselet_token;/elsewhere', 'bourselet_token=attacker')
    expect(cookieStore().get()).toBeNull()
  })
})
