import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To }

/** Returns true for a plain click, which opens a link in the same tab. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * A link that opens a page of the site without loading the site again. A link to the address that is already shown
 * adds no entry to the history. It is written by hand, because the link of react-router includes its code for server
 * rendering, 9 kB gzipped.
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
