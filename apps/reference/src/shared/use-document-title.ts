import { useText } from '@bourselet/widgets'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from './site-context.ts'
import { useRoute } from './use-route.ts'

type SetTitle = (title: string) => void

/**
 * The function with which a page sets the title of the document. Layouts provide this function to their pages.
 */
export const TitleContext = createContext<SetTitle>(() => {})

/**
 * Sets the document title to the title of the route and the name of the operator. An address without a route gets the
 * title "Page not found". Returns a function that sets another title until the path changes.
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
    const page = title ?? (route ? t(`title.${route.name}`) : t('notFound.title'))
    document.title = `${page} · ${name}`
  }, [t, ready, name, route, title])
  return useCallback((next) => setOwn({ pathname, title: next }), [pathname])
}

/** Returns the function with which a page sets its own title, for example the title of a help guide. */
export const usePageTitle = () => useContext(TitleContext)
