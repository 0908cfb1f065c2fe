import { posix } from 'node:path'
import { Marked } from 'marked'
import { Html, html } from '../../../openapi/reference/html.ts'
import { example } from './highlight.ts'

/** Returns the anchor of a heading by the rules of GitHub. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
    .replaceAll(' ', '-')

/**
 * Returns the HTML of a Markdown file of the repository. `pageOf` returns the path of the page that shows
 * another Markdown file. A link to a file without a page becomes text. A link `page:PATH` leads to the page of
 * the documentation with this path.
 */
export function markdown(
  text: string,
  file: string,
  root: string,
  pageOf: (file: string) => string | undefined,
): Html {
  const target = (href: string): string | null => {
    if (href.startsWith('page:')) return root + href.slice(5)
    if (/^[a-z]+:/.test(href) || href.startsWith('#')) return href
    const [path = '', anchor] = href.split('#')
    const page = pageOf(posix.normalize(posix.join(posix.dirname(file), path)))
    return page === undefined ? null : `${root}${page}${anchor ? `#${anchor}` : ''}`
  }
  const used = new Map<string, number>()
  /**
   * Returns an anchor that is unique on the page. If an earlier heading has the same anchor, a number is
   * appended, as on GitHub.
   */
  const unique = (anchor: string): string => {
    const count = used.get(anchor) ?? 0
    used.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  }
  const marked = new Marked({
    renderer: {
      html: () => '',
      image: () => '',
      code: ({ text, lang }) => example(lang?.split(' ').at(-1) || 'text', text).text,
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${unique(anchorOf(text))}">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      link({ href, tokens }) {
        const label = this.parser.parseInline(tokens)
        const to = target(href)
        return to === null ? label : html`<a href="${to}">${new Html(label)}</a>`.text
      },
      table({ header, rows }) {
        const cells = (row: typeof header, name: string) =>
          row.map((cell) => `<${name}>${this.parser.parseInline(cell.tokens)}</${name}>`).join('')
        const isEmpty = header.every((cell) => cell.text === '')
        const head = isEmpty ? '' : `<thead><tr>${cells(header, 'td')}</tr></thead>`
        const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
        return `<div class="scroll" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>`
      },
    },
  })
  return new Html(marked.parse(text, { async: false }))
}
