import { Html, html } from '../../../openapi/reference/html.ts'
import { NEXT } from './version.ts'

/** A page of the documentation. Its path is a folder that ends with a slash; the start page has an empty path. */
export interface Page {
  path: string
  title: string
  description: string
  /** The title of the section to which the page belongs, as the navigation bar shows it. */
  section: string
  kind: 'guide' | 'tag' | 'call' | 'refusal' | 'page'
  /**
   * The full name of the described tag or SDK method, such as `bourselet-ticker`. The search ranks matches of this name
   * as high as matches of the title.
   */
  name?: string
  /** Words by which the search finds the page, besides its title, name and description. */
  words?: string
  body: (root: string) => Html
  /** Content of the column to the right of the text. On a narrow screen, this content follows the text. */
  beside?: () => Html
}

/** The groups of links to other pages of the documentation, shown in the column beside the text. */
export type Contents = { title: string; pages: Page[] }[]

export const bar = [
  ['Start', ''],
  ['Guides', 'guides/'],
  ['Tags', 'tags/'],
  ['SDK', 'sdk/'],
  ['API', 'api/'],
  ['Theming', 'theming/'],
  ['Refusals', 'errors/'],
] as const

/** Returns the relative path from a page to the root of the documentation, so that any folder can serve the files. */
export const rootOf = (path: string): string => '../'.repeat(path.split('/').length - 1) || './'

/** Returns a table that scrolls within the page if it is too wide. */
export const table = (heads: string[], rows: (string | Html)[][]): Html =>
  html`<div class="scroll" tabindex="0"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`

/** Returns a page of one version of the documentation as a complete HTML document. */
export function documentOf(page: Page, contents: Contents, version: string): string {
  const root = rootOf(page.path)
  const links = bar.map(
    ([title, path]) =>
      html`<a href="${root}${path}"${page.section === title ? new Html(' aria-current="true"') : ''}>${title}</a>`,
  )
  const text = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.path === '' ? '' : `${page.title} · `}Bourselet documentation</title><meta name="description" content="${page.description}">
<link rel="icon" href="${root}favicon.svg"><link rel="stylesheet" href="${root}tokens.css"><link rel="stylesheet" href="${root}docs.css">
<script src="${root}theme.js"></script><script type="module" src="${root}docs.js"></script></head>
<body data-root="${root}" data-path="${page.path}" data-version="${version}"><a class="skip" href="#content">Skip to the content</a>
<header class="bar"><a class="brand" href="${root}"><img src="${root}favicon.svg" alt="" width="20" height="20"><b>Bourselet</b> <span>Docs</span></a>
<nav aria-label="Sections">${links}</nav>
<search hidden><input type="search" aria-label="Search guides, tags, calls and refusals" placeholder="Search tags, calls, refusals  /" autocomplete="off" spellcheck="false" maxlength="64"><ul aria-label="Results" hidden></ul></search>
<div class="version"><p><span class="unseen">Version </span>${version}${version === NEXT && html` <small>unreleased</small>`}</p></div>
<button type="button" class="theme" hidden>Light</button></header>
<div class="${contents.length > 0 ? 'columns' : 'column'}">${aside(page, contents, root)}<main id="content" tabindex="-1">${page.body(root)}${page.beside ? html`<div class="beside">${page.beside()}</div>` : ''}</main></div>
<footer><span>MIT licensed. This documentation is in English only.</span><a href="${root}migration/">Changes</a><a href="${root}security/">Security</a><a href="${root}openapi.json">Contract (openapi.json)</a><a href="${root}llms.txt">llms.txt</a></footer></body></html>`
    .text
  return `${text}\n`
}

function aside(page: Page, contents: Contents, root: string): Html {
  if (contents.length === 0) return html``
  const groups = contents.map(({ title, pages }) => {
    const isOpen = contents.length < 3 || pages.includes(page)
    return html`<details${isOpen ? new Html(' open') : ''}><summary>${title} <small>${pages.length}</small></summary>${pages.map(
      (entry) =>
        html`<a href="${root}${entry.path}"${entry === page ? new Html(' aria-current="page"') : ''}>${entry.title}</a>`,
    )}</details>`
  })
  return html`<nav class="side" aria-label="${page.section}"><details class="all" open><summary>${page.section}: ${page.title}</summary>${groups}</details></nav>`
}

/** Returns the entries of a list in groups. The groups have the order in which they first occur in the list. */
export function groupsOf<Entry>(
  list: readonly Entry[],
  groupOf: (entry: Entry) => string,
): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of list) groups.set(groupOf(entry), [...(groups.get(groupOf(entry)) ?? []), entry])
  return [...groups]
}
