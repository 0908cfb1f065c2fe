import { useText } from '@bourselet/widgets'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { RouteName } from './routes.ts'
import { useSite } from './site-context.ts'
import { useRoute } from './use-route.ts'

type SetTitle = (title: string) => void

/** The function of the layout that sets the title of its page. */
export const TitleContext = createContext<SetTitle>(() => {})

/**
 * Sets the document title to the title of the page and the name of the operator, or to "not found" for an
 * address without a route. Returns a function with which a page sets another title until the path changes.
 */
export function useDocumentTitle(): SetTitle {
  const { t, ready } = useText('site')
  const { name } = useSite()
  const route = useRoute()
  const { pathname } = useLocation()
  const [own, setOwn] = useState<{ pathname: string; title: string } | null>(null)
  const title = own?.pathname === pathname ? own.title : null
  useEffect(() => {
    if (!ready) return
    const page = title ?? (route ? t(`title.${route.name as RouteName}`) : t('notFound.title'))
    document.title = `${page} · ${name}`
  }, [t, ready, name, route, title])
  return useCallback((next) => setOwn({ pathname, title: next }), [pathname])
}

/** Returns the function that sets the title of the shown page, such as the title of a guide. */
export const usePageTitle = () => useContext(TitleContext)
