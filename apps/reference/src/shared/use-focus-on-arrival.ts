import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useRouterState } from './router-context.ts'

/**
 * Focuses the heading of a page after navigation. A screen reader then reads the heading, and keyboard navigation
 * continues from the heading. Does nothing on the first page of a visit, and on pages that have set the focus
 * themselves.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  const { shown } = useRouterState()
  const seen = useRef(shown?.isFirst ? pathname : null)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const main = document.getElementById('main')
    if (!main || main.contains(document.activeElement)) return
    const target = main.querySelector('h1') ?? main
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])
}
