import { type ContentElement, type ContentNode, parseContent } from '@bourselet/widgets'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'

/** Renders the parsed text of a content page as elements. */
export function Content({ html }: { html: string }) {
  return <div className="content-page__text">{show(parseContent(html))}</div>
}

const show = (nodes: ContentNode[]): ReactNode =>
  nodes.map((node, at) => <Fragment key={at}>{typeof node === 'string' ? node : element(node)}</Fragment>)

function element({ tag, href, children }: ContentElement): ReactNode {
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  if (tag !== 'a') return createElement(tag, null, show(children))
  if (!href) return show(children)
  if (href.startsWith('/')) return <Link to={href}>{show(children)}</Link>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {show(children)}
    </a>
  )
}
