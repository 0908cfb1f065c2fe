import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After another page was opened the focus stands at its name: it is read aloud, and the next step of the keyboard is
 * in the page. Not on the first page of a visit, and not where the page has put the focus itself.
 */
export function useFocusOnArrival(): void {
  const { pathname, key } = useLocation()
  const seen = useRef(key === 'default' ? pathname : null)
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
