import { createElement, Fragment, type ReactNode } from 'react'
import { type ContentNode, parseContent } from './parse-content.ts'

/** Renders the HTML of an operator's text as allowed elements. Pages of other sites open in a new window. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return <div className={className}>{nodes(parseContent(html))}</div>
}

const nodes = (list: ContentNode[]): ReactNode =>
  createElement(Fragment, null, ...list.map((node) => (typeof node === 'string' ? node : element(node))))

function element({ tag, href, children }: Exclude<ContentNode, string>): ReactNode {
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  if (tag !== 'a') return createElement(tag, null, nodes(children))
  if (!href) return nodes(children)
  if (href.startsWith('/')) return <a href={href}>{nodes(children)}</a>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {nodes(children)}
    </a>
  )
}
