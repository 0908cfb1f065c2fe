import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSiteRouter, type Target } from './site-router.ts'

const pageAt: Record<string, () => null> = { '/a': () => null, '/b': () => null, '/c': () => null }

/**
 * Opens a router at the address /a. Pages with a path in `slow` load until the test calls `arrive` or `fail`.
 * `moved` maps paths to the paths to which they redirect.
 */
function open(slow: string[] = [], moved: Record<string, string> = {}, closeLayer = () => false) {
  const waiting = new Map<string, { resolve: (page: () => null) => void; reject: (error: Error) => void }>()
  const history = createMemoryHistory({ initialEntries: ['/a'] })
  const router = createSiteRouter(history, {
    closeLayer,
    redirect: ({ pathname }) => moved[pathname] ?? null,
    load({ pathname }: Target) {
      if (!slow.includes(pathname)) return pageAt[pathname]!
      return new Promise<() => null>((resolve, reject) => waiting.set(pathname, { resolve, reject }))
    },
  })
  onTestFinished(() => router.close())
  return {
    history,
    router,
    address: () => history.location.pathname + history.location.search,
    shown: () => {
      const page = router.state().shown?.Page
      return Object.keys(pageAt).find((path) => pageAt[path] === page)
    },
    arrive: (path: string) => waiting.get(path)!.resolve(pageAt[path]!),
    fail: (path: string) => waiting.get(path)!.reject(new Error(`${path} is not reachable`)),
  }
}

describe('site router', () => {
  test('the router keeps the page and its address until the script of the next page is loaded', async () => {
    const { router, address, shown, arrive } = open(['/b'])
    router.navigate('/b?page=2')
    expect([address(), shown(), router.state().isLoading]).toEqual(['/a', '/a', true])
    arrive('/b')
    await expect.poll(shown).toBe('/b')
    expect([address(), router.state().isLoading]).toEqual(['/b?page=2', false])
  })

  test('if two navigations overlap, the router opens only the page of the last one, even if that page loads first', async () => {
    const { router, history, address, shown, arrive } = open(['/b', '/c'])
    router.navigate('/b')
    router.navigate('/c')
    arrive('/c')
    await expect.poll(shown).toBe('/c')
    arrive('/b')
    await Promise.resolve()
    expect([address(), shown()]).toEqual(['/c', '/c'])
    history.go(-1)
    expect([address(), shown()]).toEqual(['/a', '/a'])
  })

  test('if a page fails to load, the router shows the error at the address of the page, and Back opens the previous page', async () => {
    const { router, history, address, shown, fail } = open(['/b'])
    router.navigate('/b')
    fail('/b')
    await expect.poll(() => router.state().shown?.error).toBeInstanceOf(Error)
    expect([address(), shown(), router.state().isLoading]).toEqual(['/b', undefined, false])
    history.go(-1)
    expect([address(), shown()]).toEqual(['/a', '/a'])
  })

  test('a redirected navigation adds only its target to the history, not the redirected address', () => {
    const { router, history, address, shown } = open([], { '/closed': '/b?return=closed' })
    router.navigate('/closed')
    expect([address(), shown()]).toEqual(['/b?return=closed', '/b'])
    history.go(-1)
    expect(address()).toBe('/a')
  })

  test('if Back leads to an address that now redirects, the target replaces the history entry', () => {
    const moved: Record<string, string> = {}
    const { router, history, address } = open([], moved)
    router.navigate('/b')
    router.navigate('/c')
    moved['/b'] = '/a?log-in'
    history.go(-1)
    expect(address()).toBe('/a?log-in')
    history.go(1)
    expect(address()).toBe('/c')
  })

  test.each(['stay', 'go'] as const)(
    'a guard delays a navigation; the answer go opens the target, the answer stay keeps the page: %s',
    (answer) => {
      const { router, address, shown } = open()
      onTestFinished(router.guard(({ pathname }) => pathname !== '/a'))
      router.navigate('/a?page=2')
      expect(address()).toBe('/a?page=2')
      router.navigate('/b')
      expect([address(), shown()]).toEqual(['/a?page=2', '/a'])
      router.state().held![answer]()
      expect(router.state().held).toBeNull()
      expect([address(), shown()]).toEqual(answer === 'go' ? ['/b', '/b'] : ['/a?page=2', '/a'])
    },
  )

  test.each(['stay', 'go'] as const)(
    'a guard delays Back; the answer go opens the earlier page, the answer stay keeps the page: %s',
    (answer) => {
      const { router, address, shown } = open()
      router.navigate('/b')
      router.navigate('/c')
      onTestFinished(router.guard(() => true))
      router.navigator.go(-2)
      expect([address(), shown()]).toEqual(['/c', '/c'])
      router.state().held![answer]()
      expect(router.state().held).toBeNull()
      expect([address(), shown()]).toEqual(answer === 'go' ? ['/a', '/a'] : ['/c', '/c'])
    },
  )

  test('a page that opens although a navigation waits for an answer ends the wait', () => {
    const { router, shown } = open()
    onTestFinished(router.guard(({ pathname }) => pathname === '/b'))
    router.navigate('/b')
    expect(router.state().held).not.toBeNull()
    router.navigate('/c')
    expect([shown(), router.state().held]).toEqual(['/c', null])
  })

  test('Back closes an open layer before it leaves the page; Forward ignores open layers', () => {
    let layers = 2
    const { router, address, shown } = open([], {}, () => layers > 0 && layers-- > 0)
    router.navigate('/b')
    router.navigate('/c')
    for (const left of [1, 0]) {
      router.navigator.go(-1)
      expect([address(), shown(), layers]).toEqual(['/c', '/c', left])
    }
    router.navigator.go(-1)
    expect([address(), shown()]).toEqual(['/b', '/b'])
    layers = 1
    router.navigator.go(1)
    expect([address(), shown(), layers]).toEqual(['/c', '/c', 1])
  })

  test('a new page scrolls to the top, Back restores the earlier position, and `preventScrollReset` keeps the present one', () => {
    document.body.style.minHeight = '5000px'
    onTestFinished(() => void document.body.style.removeProperty('min-height'))
    const { router, history } = open()
    scrollTo(0, 700)
    router.navigate('/b')
    expect(router.state().shown?.scrollTo).toBe(0)
    router.navigator.replace('/b?page=2', null, { preventScrollReset: true })
    expect(router.state().shown?.scrollTo).toBeNull()
    history.go(-1)
    expect(router.state().shown?.scrollTo).toBe(700)
  })
})
