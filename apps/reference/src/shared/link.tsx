import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To }

/** Returns true if the browser itself would open the link in the same tab. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * A link to a page of the site, which opens without loading the site again. A link to the shown address adds no entry
 * to the history. Written by hand because the link of react-router brings its code for rendering on a server: 9 kB
 * gzipped.
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
