import type { ComponentType } from 'react'
import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type UNSAFE_createBrowserHistory,
} from 'react-router'

/** The history of the browser, or of a test. */
export type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/** The page that is shown. It changes together with its address, after the script of the page has loaded. */
export type Shown = {
  location: Location
  action: NavigationType
  /** Null if the page could not be loaded, because of `error`. */
  Page: ComponentType | null
  error: unknown
  /** The position to scroll to; null to leave the position as it is. */
  scrollTo: number | null
}

export type RouterState = {
  /** Undefined until the first page has loaded. */
  shown: Shown | undefined
  isLoading: boolean
  /** The navigation that waits for the member's answer, because a form has entries. */
  held: { go: () => void; stay: () => void } | null
}

/** Path, query and fragment of an address of the site. */
export type Target = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Returns true if a navigation to the target must wait for the member's answer. */
export type Guard = (to: Target) => boolean

export type Pages = {
  /** Returns the address that is opened instead; null to open the target itself. */
  redirect: (to: Target) => string | null
  /** Returns the page at once if its script has been loaded, else a promise of it. */
  load: (to: Target) => ComponentType | Promise<ComponentType>
}

type Options = { replace?: boolean; state?: unknown; keepScroll?: boolean | undefined }

export type SiteRouter = {
  state: () => RouterState
  subscribe: (listener: () => void) => () => void
  navigate: (to: string, options?: Options) => void
  /** Holds navigations back, as long as the guard returns true for them. Returns a function that ends it. */
  guard: (guard: Guard) => () => void
  /** The functions with which the hooks and links of react-router navigate. */
  navigator: Navigator
  close: () => void
}

const targetOf = (to: Parameters<Navigator['push']>[0]): Target => ({
  ...{ pathname: '/', search: '', hash: '' },
  ...(typeof to === 'string' ? parsePath(to) : to),
})

/**
 * Opens the pages of the site in a history. While the script of the next page loads, the present page and its
 * address stay; if several navigations overlap, the last one counts. Written by hand because the data router of
 * react-router, which does the same, weighs 20 kB gzipped; its hooks, links and histories are used.
 */
export function createSiteRouter(history: SiteHistory, { redirect, load }: Pages): SiteRouter {
  let state: RouterState = { shown: undefined, isLoading: true, held: null }
  let latest = 0
  /** The reason for which the next change of the history is no choice of the member. */
  let own: 'reverting' | 'answered' | null = null
  const guards = new Set<Guard>()
  const listeners = new Set<() => void>()
  const positions = new Map<string, number>()

  const set = (changes: Partial<RouterState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function positionOf({ key, pathname, hash }: Location, action: NavigationType): number | null {
    // The browser itself scrolls to a fragment of the shown page.
    if (hash && pathname === state.shown?.location.pathname) return null
    return (action === NavigationType.Pop && positions.get(key)) || 0
  }

  /** Loads the page of a target and shows it, after `write` has written the address into the history. */
  function open(to: Target, write: () => NavigationType, keepScroll = false) {
    latest += 1
    const run = latest
    const show = (Page: ComponentType | null, error?: unknown) => {
      if (run !== latest) return
      if (state.shown) positions.set(state.shown.location.key, window.scrollY)
      const action = write()
      const { location } = history
      const scrollTo = keepScroll ? null : positionOf(location, action)
      set({ shown: { location, action, Page, error, scrollTo }, isLoading: false })
    }
    const page = load(to)
    if (!(page instanceof Promise)) return show(page)
    if (!state.isLoading) set({ isLoading: true })
    page.then(show, (error: unknown) => show(null, error))
  }

  const openNew = (to: Target, { replace = false, state: entry, keepScroll = false }: Options) => {
    const write = () => {
      history[replace ? 'replace' : 'push'](createPath(to), entry)
      return replace ? NavigationType.Replace : NavigationType.Push
    }
    open(to, write, keepScroll)
  }

  /** Opens the address that the browser shows already: the first of a visit, or one of Back and Forward. */
  function arrive() {
    const { location } = history
    const elsewhere = redirect(location)
    if (elsewhere !== null) openNew(targetOf(elsewhere), { replace: true })
    else open(location, () => NavigationType.Pop)
  }

  const isHeld = (to: Target) => [...guards].some((guard) => guard(to))

  /** Asks the member whether to leave, and calls `go` if so. */
  function ask(go: () => void) {
    const answered = (next?: () => void) => () => {
      set({ held: null })
      next?.()
    }
    set({ held: { go: answered(go), stay: answered() } })
  }

  function navigate(wanted: Target, options: Options) {
    const elsewhere = redirect(wanted)
    const to = elsewhere === null ? wanted : targetOf(elsewhere)
    const go = () => openNew(to, options)
    if (isHeld(to)) ask(go)
    else go()
  }

  const stopListening = history.listen(({ location, delta }) => {
    const reason = own
    own = null
    if (reason === 'reverting') return
    if (reason === 'answered' || !delta || !isHeld(location)) return arrive()
    // The browser shows the other address already, so it goes back until the member has answered.
    own = 'reverting'
    history.go(-delta)
    ask(() => {
      own = 'answered'
      history.go(delta)
    })
  })
  arrive()

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate: (to, options = {}) => navigate(targetOf(to), options),
    guard(guard) {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: (delta) => history.go(delta),
      push: (to, entry, { preventScrollReset: keepScroll } = {}) =>
        navigate(targetOf(to), { state: entry, keepScroll }),
      replace: (to, entry, { preventScrollReset: keepScroll } = {}) =>
        navigate(targetOf(to), { replace: true, state: entry, keepScroll }),
    },
    close: stopListening,
  }
}
