import { useCallback, useEffect, useState } from 'react'
import type { Product } from '../data/live-tickers.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useStore } from '../provider/use-store.ts'
import { lazyCode } from '../ui/lazy-part.tsx'
import type { StoredLayouts } from './terminal-layouts.ts'

type Module = typeof import('./arranged.ts')
type Code = Pick<
  Module,
  | 'ArrangedLayer'
  | 'LayoutMenu'
  | 'fittedIn'
  | 'isPlain'
  | 'layoutOf'
  | 'parseLayouts'
  | 'placesOf'
  | 'styleOf'
  | 'withLayout'
>

/** The layouts of a terminal. Pass this object to `Terminal` and to `LayoutButton`. */
export type TerminalLayouts = {
  /** The stored layouts, which may be damaged; undefined if the member has not changed any layout. */
  stored: unknown
  set: (layouts: StoredLayouts) => void
  /** True while the member arranges the panels. The panels then have handles that move and close them. */
  isArranging: boolean
  setArranging: (isArranging: boolean) => void
  /** The code of the layouts; null until it is loaded, `failed` if it could not be loaded. */
  code: Code | 'failed' | null
  /** Loads the code of the layouts. */
  load: () => void
}

const layoutCode = lazyCode<Code>(() =>
  import('./arranged.ts').then(
    ({
      ArrangedLayer,
      LayoutMenu,
      fittedIn,
      isPlain,
      layoutOf,
      parseLayouts,
      placesOf,
      styleOf,
      withLayout,
    }) => {
      const layer = { ArrangedLayer, LayoutMenu, styleOf }
      return { ...layer, fittedIn, isPlain, layoutOf, parseLayouts, placesOf, withLayout }
    },
  ),
)

/**
 * Returns the layouts of a terminal that the member has stored on this device. The code of the layouts is loaded if a
 * layout is stored, or when the member opens the menu of layouts.
 */
export function useTerminalLayouts(product: Product): TerminalLayouts {
  const { page } = useBourselet()
  const stored = useStore(page.preferences, ({ layouts }) => layouts[product])
  const [isArranging, setArranging] = useState(false)
  const [code, setCode] = useState<Code | 'failed' | null>(layoutCode.loaded)
  // If the code cannot be loaded, the terminal shows its standard panels. An automatic retry could move the panels
  // while the member uses them. So the code is requested again only when the member opens the menu.
  const load = useCallback(() => {
    layoutCode.load().then(setCode, (error) => {
      setCode('failed')
      reportError(error)
    })
  }, [])
  const isNeeded = stored !== undefined
  useEffect(() => {
    if (isNeeded) load()
  }, [isNeeded, load])
  const set = useCallback(
    (next: StoredLayouts) =>
      page.preferences.setState(({ layouts }) => ({ layouts: { ...layouts, [product]: next } })),
    [page, product],
  )
  return { stored, set, isArranging, setArranging, code, load }
}
