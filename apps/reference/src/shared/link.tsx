import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To }

/**
 * Returns true for a plain click, which opens a link in the same tab. A click with a modifier key or another
 * mouse button is not a plain click.
 */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * A link that opens a page of the site without loading the site again. A link to the shown address adds no
 * entry to the history. The link of react-router is not used, because it includes code for server rendering (9
 * kB gzipped).
 */
export function Link({ to, onClick, ...props }: LinkProps) {
  const navigate = useNavigate()
  const shown = createPath(useLocation())
  const target = createPath(useResolvedPath(to))
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !opensHere(event)) return
    event.preventDefault()
    void navigate(to, { replace: target === shown })
  }
  return <a {...props} href={useHref(to)} onClick={open} />
}
