import { useText } from '@bourselet/widgets'
import { useEffect } from 'react'
import type { RouteName } from './routes.ts'
import { useSite } from './site-context.ts'
import { useRoute } from './use-route.ts'

/** Sets the document title to the page and the operator; for an address without a route, to "not found". */
export function useDocumentTitle(): void {
  const { t, ready } = useText('site')
  const { name } = useSite()
  const route = useRoute()
  useEffect(() => {
    if (!ready) return
    const page = route ? t(`title.${route.name as RouteName}`) : t('notFound.title')
    document.title = `${page} · ${name}`
  }, [t, ready, name, route])
}
