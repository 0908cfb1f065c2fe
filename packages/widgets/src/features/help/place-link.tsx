import type { ReactNode } from 'react'
import { inPlace } from '../../shared/content/rich-text.tsx'
import { type HelpPlace, type HelpTarget, openPlace, pathOf } from './help-links.ts'

type PlaceLinkProps = {
  to: HelpPlace
  links: HelpTarget
  children: ReactNode
  className?: string
  'aria-current'?: 'page' | undefined
  'data-next'?: boolean
}

/**
 * A link to a place of the help center. If the place is a page of the site and the host passes `onNavigate`, the
 * page opens without a reload. If the place opens within the widget, a button is rendered instead of the link.
 */
export function PlaceLink({ to, links, children, className = '', ...rest }: PlaceLinkProps) {
  const open = () => openPlace(links, to)
  const given = { ...rest, className: `bl-help-link ${className}`.trim() }
  if ('open' in links)
    return (
      <button type="button" {...given} onClick={open}>
        {children}
      </button>
    )
  return (
    <a {...given} href={pathOf(links, to)} onClick={links.onNavigate && inPlace(open)}>
      {children}
    </a>
  )
}
