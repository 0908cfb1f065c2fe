import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Layers } from './router-layers.ts'
import { createSiteRouter, type Target } from './site-router.ts'

const pageAt: Record<string, () => null> = { '/a': () => null, '/b': () => null, '/c': () => null }

const historyAtA = () => createMemoryHistory({ initialEntries: ['/a'] })

/** Creates a history whose `go` returns before the entry changes, as in a browser. */
function delayedHistory() {
  const history = historyAtA()
  const go = (delta: number) => void setTimeout(() => history.go(delta))
  return Object.create(history, { go: { value: go } }) as typeof history
}

/**
 * Opens a router at the address /a. Pages with a path in `slow` load until the test calls `arrive` or `fail`.
 * `moved` maps paths to the paths to which they redirect.
 */
function open(
  slow: string[] = [],
  moved: Record<string, string> = {},
  layers?: Layers,
  history = historyAtA(),
) {
  const waiting = new Map<string, { resolve: (page: () => null) => void; reject: (error: Error) => void }>()
  const router = createSiteRouter(history, {
    ...(layers ? { layers } : {}),
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

/** Creates layers above the pages. `set` opens or closes layers, as the member does by pressing the page. */
function testLayers() {
  let listener = () => {}
  const layers = {
    open: 0,
    set(open: number) {
      layers.open = open
      listener()
    },
    isOpen: () => layers.open > 0,
    close() {
      if (layers.open === 0) return false
      layers.set(layers.open - 1)
      return true
    },
    watch(next: () => void) {
      listener = next
      return () => {}
    },
  }
  return layers
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
    'a guard holds a navigation until the member answers: `go` opens the target, `stay` keeps the page (%s)',
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
    'a guard holds Back until the member answers: `go` opens the earlier page, `stay` keeps the page (%s)',
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

  test('if no guard holds a new navigation, it replaces an earlier navigation that still waits for the member’s answer', () => {
    const { router, shown } = open()
    onTestFinished(router.guard(({ pathname }) => pathname === '/b'))
    router.navigate('/b')
    expect(router.state().held).not.toBeNull()
    router.navigate('/c')
    expect([shown(), router.state().held]).toEqual(['/c', null])
  })

  test('Back closes the topmost open dialog, and leaves the page only if none is open; Forward closes no dialog', () => {
    const layers = testLayers()
    const { router, address, shown } = open([], {}, layers)
    router.navigate('/b')
    router.navigate('/c')
    layers.set(2)
    for (const left of [1, 0]) {
      router.navigator.go(-1)
      expect([address(), shown(), layers.open]).toEqual(['/c', '/c', left])
    }
    router.navigator.go(-1)
    expect([address(), shown()]).toEqual(['/b', '/b'])
    layers.set(1)
    router.navigator.go(1)
    expect([address(), shown(), layers.open]).toEqual(['/c', '/c', 1])
  })

  test('on the first page of a visit, Back closes each open layer and stays on the site', async () => {
    const layers = testLayers()
    const { history, address, shown } = open([], {}, layers)
    layers.set(2)
    for (const left of [1, 0]) {
      // Without a history entry for the layer, Back would leave the site.
      await expect.poll(() => history.index).toBe(1)
      history.go(-1)
      expect([address(), shown(), layers.open]).toEqual(['/a', '/a', left])
    }
    expect(history.index).toBe(0)
  })

  test('a layer that closes without Back removes its history entry, so Forward has no effect', () => {
    const layers = testLayers()
    const { history, shown } = open([], {}, layers)
    layers.set(1)
    expect(history.index).toBe(1)
    layers.set(0)
    expect(history.index).toBe(0)
    history.go(1)
    expect([history.index, shown()]).toEqual([0, '/a'])
  })

  test.each(['push', 'replace'] as const)(
    'if a layer of the first page opens another page, no history entry of the layer remains (%s)',
    (way) => {
      const layers = testLayers()
      const { history, router, address, shown } = open([], {}, layers)
      layers.set(1)
      router.navigator[way]('/b')
      layers.set(0)
      expect([history.index, shown()]).toEqual([way === 'push' ? 1 : 0, '/b'])
      if (way === 'replace') return
      history.go(-1)
      expect([address(), shown(), history.index]).toEqual(['/a', '/a', 0])
    },
  )

  describe.each([
    ['immediate', historyAtA],
    ['delayed', delayedHistory],
  ] as const)('confirmation before Forward leaves the first page (%s history)', (_name, create) => {
    /**
     * Goes forward from the first page to /b, where a guard asks for confirmation. The confirmation dialog opens at
     * once, or after the router has undone Forward.
     */
    async function askForward(opens: 'at once' | 'later', state?: object) {
      const layers = testLayers()
      const page = open([], {}, layers, create())
      const { router, history, shown } = page
      router.navigator.push('/b', state)
      history.go(-1)
      await expect.poll(shown).toBe('/a')
      const unguard = router.guard(() => true)
      const unsubscribe = router.subscribe(() => {
        if (opens === 'at once' && router.state().held && layers.open === 0) layers.set(1)
      })
      history.go(1)
      await expect.poll(() => router.state().held).not.toBeNull()
      unsubscribe()
      if (opens === 'later') {
        await expect.poll(() => history.index).toBe(0)
        layers.set(1)
      }
      await expect.poll(() => [history.index, page.address()]).toEqual([1, '/a'])
      return { ...page, layers, unguard }
    }

    test.each(['at once', 'later'] as const)(
      'Back closes the confirmation dialog and stays on the site (dialog opens %s)',
      async (opens) => {
        const { history, layers, shown } = await askForward(opens)
        history.go(-1)
        await expect.poll(() => [history.index, layers.open, shown()]).toEqual([0, 0, '/a'])
      },
    )

    test.each(['at once', 'later'] as const)(
      'the answer `go` opens the requested page; on this page, Back first closes an open layer (dialog opens %s)',
      async (opens) => {
        const { router, history, layers, shown, unguard } = await askForward(opens, { from: 'list' })
        router.state().held!.go()
        layers.set(0)
        await expect.poll(shown).toBe('/b')
        expect([history.index, history.location.state]).toEqual([1, { from: 'list' }])
        unguard()
        layers.set(1)
        history.go(-1)
        await expect.poll(() => [history.index, layers.open, shown()]).toEqual([1, 0, '/b'])
        history.go(-1)
        await expect.poll(() => [history.index, shown()]).toEqual([0, '/a'])
      },
    )

    test.each(['at once', 'later'] as const)(
      'the answer `stay` leaves no history entry of the dialog (dialog opens %s)',
      async (opens) => {
        const { router, history, layers, shown } = await askForward(opens)
        router.state().held!.stay()
        layers.set(0)
        await expect.poll(() => [history.index, shown()]).toEqual([0, '/a'])
        layers.set(1)
        await expect.poll(() => history.index).toBe(1)
      },
    )
  })

  test('if the site is loaded at a history entry of a layer, the router returns to the page entry', () => {
    const entry = { pathname: '/a', search: '', hash: '' }
    const history = createMemoryHistory({
      initialEntries: [entry, { ...entry, state: { isLayer: true } }],
    })
    const router = createSiteRouter(history, {
      redirect: () => null,
      load: ({ pathname }) => pageAt[pathname]!,
      layers: testLayers(),
    })
    onTestFinished(() => router.close())
    expect([history.index, router.state().shown?.isFirst]).toEqual([0, true])
  })

  test('a new page scrolls to the top unless `preventScrollReset` is set; Back restores the position', () => {
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
