import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Guard, RouterState, SiteRouter } from './site-router.ts'

export const RouterContext = createContext<SiteRouter | null>(null)

export const useSiteRouter = (): SiteRouter => {
  const router = useContext(RouterContext)
  if (!router) throw new Error('no router around this component')
  return router
}

export function useRouterState(): RouterState {
  const { subscribe, state } = useSiteRouter()
  return useSyncExternalStore(subscribe, state)
}

/**
 * Registers a guard. A navigation for which the guard returns true waits until the member decides to go or to stay.
 * Returns the waiting navigation; null if there is none.
 */
export function useGuard(guard: Guard): RouterState['held'] {
  const router = useSiteRouter()
  useEffect(() => router.guard(guard), [router, guard])
  return useRouterState().held
}
