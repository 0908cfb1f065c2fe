import { createElement, Fragment, type MouseEvent, type ReactNode, useContext, useMemo } from 'react'
import { BourseletContext } from '../provider/bourselet-provider.tsx'
import { type ContentElement, type ContentNode, parseContent } from './parse-content.ts'
import './rich-text.css'

export type RichTextProps = {
  html: string
  /**
   * Called when the user follows a link to a page of this site, to open this page. Without this callback the browser
   * opens the page; in an iframe, the browser opens it in a new window.
   */
  onNavigate?: ((path: string) => void) | undefined
  /**
   * Prefix of the ids of the headings, which become `<prefix>-0`, `<prefix>-1` and so on. A table of contents
   * can link to these ids.
   */
  headingIds?: string
}

/**
 * Renders the HTML of an operator's text, with allowed elements only. Links to other sites open in a new
 * window.
 */
export function RichText({ html, onNavigate, headingIds }: RichTextProps) {
  const list = useMemo(() => parseContent(html), [html])
  const headings = useMemo(() => list.filter(isHeading), [list])
  const isFramed = useContext(BourseletContext)?.isFramed
  const show = (nodes: readonly ContentNode[]): ReactNode =>
    createElement(
      Fragment,
      null,
      ...nodes.map((node) => (typeof node === 'string' ? node : element(node, show(node.children)))),
    )
  const element = (node: ContentElement, content: ReactNode): ReactNode => {
    const { tag, href } = node
    if (tag === 'br' || tag === 'hr') return createElement(tag)
    const at = headingIds === undefined ? -1 : headings.indexOf(node)
    if (at !== -1) return createElement(tag, { id: `${headingIds}-${at}`, tabIndex: -1 }, content)
    if (tag !== 'a') return createElement(tag, null, content)
    if (!href) return content
    // In an iframe without `onNavigate`, following a link would replace the widget. So the link opens in a new window,
    // like a link to another site.
    if (href.startsWith('/') && (onNavigate || !isFramed))
      return (
        <a href={href} onClick={onNavigate && inPlace(() => onNavigate(href))}>
          {content}
        </a>
      )
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    )
  }
  return <div className="bl-rich-text">{show(list)}</div>
}

/** Returns the texts of the headings, in the order in which `headingIds` numbers them. */
export const headingsOf = (html: string): string[] => parseContent(html).filter(isHeading).map(textOf)

/**
 * Returns a handler that opens a link within the page instead of letting the browser load it. If the user opens the
 * link in a new tab or window, the browser handles it.
 */
export const inPlace =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }

const isHeading = (node: ContentNode): node is ContentElement => typeof node !== 'string' && node.tag === 'h2'

const textOf = (node: ContentNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('')
