import type { ComponentProps } from 'react'
import { inPlace } from '../../shared/content/rich-text.tsx'
import type { HelpLinks } from './help-links.ts'

type PathLinkProps = ComponentProps<'a'> & { href: string; links: HelpLinks }

/** A link to a page of the site, which opens without loading the site again. */
export function PathLink({ href, links: { onNavigate }, ...rest }: PathLinkProps) {
  return <a {...rest} href={href} onClick={onNavigate && inPlace(() => onNavigate(href))} />
}
