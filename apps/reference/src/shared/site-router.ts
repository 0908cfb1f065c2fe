import type { ComponentType } from 'react'
import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type UNSAFE_createBrowserHistory,
} from 'react-router'
import { isLayerEntry, LAYER_ENTRY, type Layers } from './router-layers.ts'

/**
 * The history of the browser. In tests, it is a history in memory, whose `index` is the position of the shown entry.
 */
export type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory> & { readonly index?: number }

/**
 * The page that the router shows, and its address. Both change together, after the script of the page has
 * loaded.
 */
export type Shown = {
  location: Location
  action: NavigationType
  /** True if the history of the visit has no page before this one. */
  isFirst: boolean
  /**
   * Path of the page from which this page was opened. It is undefined for the first page of a visit, after Back or
   * Forward, and if the page replaced a history entry.
   */
  from: string | undefined
  /** Component of the page; null if the page could not be loaded. `error` is then the reason. */
  Page: ComponentType | null
  error: unknown
  /** The position to which the window scrolls; null to keep the present position. */
  scrollTo: number | null
}

export type RouterState = {
  /** The page that the router shows; undefined until the first page has loaded. */
  shown: Shown | undefined
  isLoading: boolean
  /** The navigation that waits for the member's answer, because the member would lose the entries of a form. */
  held: { go: () => void; stay: () => void } | null
}

/** Path, query and fragment of an address of the site. */
export type Target = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Returns true if a navigation to the target must wait for the member's answer. */
export type Guard = (to: Target) => boolean

export type Pages = {
  /** Returns the address that the router opens instead of the target; null to open the target itself. */
  redirect: (to: Target) => string | null
  /** Returns the page if its script has been loaded, otherwise a promise of the page. */
  load: (to: Target) => ComponentType | Promise<ComponentType>
  /** The layers above the pages, such as dialogs. Back closes them before it leaves the page. */
  layers?: Layers
}

type Options = { replace?: boolean; state?: unknown; keepScroll?: boolean | undefined }

export type SiteRouter = {
  state: () => RouterState
  subscribe: (listener: () => void) => () => void
  navigate: (to: string, options?: Options) => void
  /**
   * Adds a guard, which delays navigations for which it returns true. Returns a function that removes the
   * guard.
   */
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
 * Creates a router that opens the pages of the site. While the script of the next page loads, the present page
 * and its address stay. If several navigations overlap, only the last one opens a page. The router uses the
 * hooks and histories of react-router, but not its data router, which is 20 kB larger (gzipped).
 */
export function createSiteRouter(history: SiteHistory, { redirect, load, layers }: Pages): SiteRouter {
  let state: RouterState = { shown: undefined, isLoading: true, held: null }
  let latest = 0
  /**
   * The reason why the router itself changes the history next; null if it does not. `reverting`: the router undoes Back
   * or Forward, because Back has closed a layer or the member must first confirm to leave the page. `answered`: the
   * member has confirmed, so the router repeats Back or Forward. `leaving`: the router goes back from the entry of a
   * layer to the entry of the page.
   */
  let own: 'reverting' | 'answered' | 'leaving' | null = null
  let onLayerEntry = isLayerEntry(history.location)
  /**
   * Functions to call when the history is back at the entry of a page, after the router has left the entry of a layer.
   */
  let waiting: (() => void)[] = []
  const guards = new Set<Guard>()
  const listeners = new Set<() => void>()
  const positions = new Map<string, number>()

  const set = (changes: Partial<RouterState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  // The first entry is found by its position in the history. Its key would not be sufficient, because an entry that
  // replaces the first entry has a new key. The browser's history stores the position in the state of the entry, so the
  // position is known after a reload too.
  const isFirst = () => (history.index ?? window.history.state?.idx) === 0

  function positionOf({ key, pathname, hash }: Location, action: NavigationType): number | null {
    // If the page of the address is already shown, the browser scrolls to the fragment of the address. In this case,
    // the router does not scroll.
    if (hash && pathname === state.shown?.location.pathname) return null
    return (action === NavigationType.Pop && positions.get(key)) || 0
  }

  /**
   * Calls `then` when the history is at the entry of a page. If the history is at the entry of a layer, first goes back
   * to the entry of the page. If `then` adds an entry for another page, this entry therefore replaces the entry of the
   * layer.
   */
  function onPageEntry(then: () => void) {
    if (!onLayerEntry) return then()
    waiting.push(then)
    if (own === 'leaving') return
    own = 'leaving'
    history.go(-1)
  }

  /**
   * Adds a history entry when a layer is open above the first page of a visit, and goes back from this entry after the
   * layer has closed.
   */
  function followLayers() {
    if (own !== null || !layers) return
    const isOpen = layers.isOpen()
    if (!isOpen) onPageEntry(() => {})
    else if (!onLayerEntry && isFirst()) {
      onLayerEntry = true
      history.push(createPath(history.location), LAYER_ENTRY)
    }
  }

  /** Calls `followLayers` in a later task, because layers open and close only in the next render. */
  const followLayersSoon = () => void setTimeout(followLayers)

  /** Loads the page of a target, then writes its address into the history with `write` and shows the page. */
  function open(to: Target, write: () => NavigationType, keepScroll = false) {
    latest += 1
    const run = latest
    const show = (Page: ComponentType | null, error?: unknown) => onPageEntry(() => put(Page, error))
    const put = (Page: ComponentType | null, error: unknown) => {
      if (run !== latest) return
      if (state.shown) positions.set(state.shown.location.key, window.scrollY)
      const before = state.shown?.location.pathname
      const action = write()
      const from = action === NavigationType.Push ? before : undefined
      const { location } = history
      const scrollTo = keepScroll ? null : positionOf(location, action)
      const shown = { location, action, isFirst: isFirst(), from, Page, error, scrollTo }
      // A page can open while the site still asks the member whether to leave the previous page. For example, a log-out
      // opens the log-in page. Opening the page closes this question.
      set({ shown, isLoading: false, held: null })
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

  /** Opens the page of the address that the history already has: at the start of a visit, or after Back or Forward. */
  function arrive() {
    const { location } = history
    const elsewhere = redirect(location)
    if (elsewhere !== null) openNew(targetOf(elsewhere), { replace: true })
    else open(location, () => NavigationType.Pop)
  }

  const isHeld = (to: Target) => [...guards].some((guard) => guard(to))

  /** Asks the member whether to leave the page. Calls `go` if the member agrees. */
  function ask(go: () => void) {
    const answered = (next?: () => void) => () => {
      set({ held: null })
      next?.()
    }
    set({ held: { go: answered(go), stay: answered() } })
  }

  /**
   * Returns the address that the router opens for a target: the address to which the target redirects, or the target
   * itself if it does not redirect.
   */
  function redirected(wanted: Target): Target {
    const elsewhere = redirect(wanted)
    return elsewhere === null ? wanted : targetOf(elsewhere)
  }

  function navigate(wanted: Target, options: Options) {
    const to = redirected(wanted)
    const go = () => openNew(to, options)
    if (isHeld(to)) ask(go)
    else go()
  }

  const stopListening = history.listen(({ location, delta }) => {
    const reason = own
    own = null
    // The confirmation dialog may have opened while the router was undoing Back or Forward. The history entry of the
    // dialog is added only now, because the undo is complete.
    if (reason === 'reverting') return followLayersSoon()
    const isFromLayer = onLayerEntry
    onLayerEntry = isLayerEntry(location)
    if (reason === 'leaving') {
      const calls = waiting
      waiting = []
      for (const call of calls) call()
      return followLayersSoon()
    }
    if (reason === 'answered' || !delta) return arrive()
    // Forward has led to the history entry of a layer (a dialog or sheet) that is already closed. The entry belongs to
    // the shown page, so no other page opens. The router only leaves the entry.
    if (onLayerEntry) return followLayers()
    const isClosed = delta < 0 && layers?.close()
    // Back has only left the history entry of a layer (a dialog or sheet), so the page stays open. If the layer must
    // not close at the moment, it stays open and gets a new history entry.
    if (isFromLayer) return followLayersSoon()
    if (!isClosed && !isHeld(location)) return arrive()
    // Back or Forward has already changed the address. The change is undone until the member has answered whether to
    // leave the page.
    own = 'reverting'
    history.go(-delta)
    if (isClosed) return
    ask(() => {
      // The confirmation dialog has added its own history entry, which deleted the entry to which Forward led. The page
      // therefore opens with a new entry.
      if (onLayerEntry) return openNew(redirected(location), { state: location.state })
      own = 'answered'
      history.go(delta)
    })
  })
  const stopWatching = layers?.watch(followLayers)
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
    close() {
      stopListening()
      stopWatching?.()
    },
  }
}
