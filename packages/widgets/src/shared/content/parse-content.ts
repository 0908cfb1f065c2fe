/** A node of a content page: a text, or an element that may contain further nodes. */
export type ContentNode = string | ContentElement
export type ContentElement = { tag: ContentTag; href?: string; children: ContentNode[] }
export type ContentTag = (typeof allowed)[number]

const allowed = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'br',
  'hr',
  'blockquote',
  'code',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/**
 * Tags that are replaced by allowed tags. For example an h1 becomes an h2, because the page already has an
 * h1.
 */
const renamed: Record<string, ContentTag> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' }

/** Elements that are removed together with their content, because their content must not be shown as text. */
const dropped = new Set(
  'script style iframe object embed template svg math noscript textarea title head select'.split(' '),
)

const empty = new Set<string>(['br', 'hr'])

/** Maximum nesting depth. Without this limit, a page with extreme nesting could overload the user's browser. */
const DEEPEST = 24

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Parses the HTML of an operator's page into a tree of allowed text elements. The page renders this tree and
 * never inserts HTML. Only the address of a link is kept as an attribute: http(s), mailto or a path of this
 * site. The parser is written by hand: rehype-parse and rehype-sanitize would add 64 kB, and DOMParser and
 * DOMPurify need a Trusted Types policy on pages that require one.
 */
export function parseContent(html: string): ContentNode[] {
  const top: ContentElement = { tag: 'p', children: [] }
  const open: ContentElement[] = [top]
  const add = (node: ContentNode) => void open.at(-1)!.children.push(node)
  for (const { text, name, isEnd, attributes } of readMarkup(html)) {
    const tag = tagOf(name)
    if (text) addText(text, add)
    else if (!tag) continue
    else if (isEnd) close(open, tag)
    else if (empty.has(tag)) add({ tag, children: [] })
    else if (open.length < DEEPEST) {
      const element: ContentElement = { tag, children: [] }
      const href = tag === 'a' ? safeAddress(attributes) : undefined
      if (href) element.href = href
      add(element)
      open.push(element)
    }
  }
  return top.children
}

type Markup = { text: string; name: string; isEnd: boolean; attributes: string }

/**
 * Yields the texts and tags of a page in their order, in a single pass. An unfinished tag at the end is
 * ignored, as in browsers.
 */
function* readMarkup(html: string): Generator<Markup> {
  const nothing = { text: '', name: '', isEnd: false, attributes: '' }
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start !== at) yield { ...nothing, text: html.slice(at, start < 0 ? html.length : start) }
    if (start < 0) return
    const isEnd = html[start + 1] === '/'
    const [name = ''] = /^[a-z][a-z0-9:-]*/i.exec(html.slice(start + (isEnd ? 2 : 1), start + 40)) ?? []
    if (name) {
      const end = endOfTag(html, start)
      const from = start + name.length + (isEnd ? 2 : 1)
      yield { ...nothing, name: name.toLowerCase(), isEnd, attributes: html.slice(from, end) }
      at = end + 1
      if (!isEnd && dropped.has(name.toLowerCase())) at = endOfElement(html, name, at)
    } else if (html.startsWith('<!--', start)) at = behind(html.indexOf('-->', start + 4), 3)
    else if (/[!?/]/.test(html[start + 1] ?? '')) at = behind(html.indexOf('>', start), 1)
    else {
      yield { ...nothing, text: '<' }
      at = start + 1
    }
  }
}

const behind = (found: number, length: number) => (found < 0 ? Number.POSITIVE_INFINITY : found + length)

/** Returns the position of the first `>` outside quotes, which ends a tag. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const letter = html[at]!
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  return html.length
}

/**
 * Returns the position after the end tag of a removed element; the end of the page if the end tag is missing.
 */
function endOfElement(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi')
  end.lastIndex = from
  return end.exec(html) ? endOfTag(html, end.lastIndex) + 1 : html.length
}

const tagOf = (name: string): ContentTag | undefined =>
  allowed.find((tag) => tag === name) ?? (Object.hasOwn(renamed, name) ? renamed[name] : undefined)

/** Closes the innermost open element with the given tag. Does nothing if no such element is open. */
function close(open: ContentElement[], tag: ContentTag): void {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at > 0) open.length = at
}

function addText(text: string, add: (node: string) => void): void {
  const read = decode(text)
  if (read.trim() !== '') add(read)
  else if (/ /.test(read)) add(' ')
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, dec, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = Number.parseInt(dec ?? hex, dec ? 10 : 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function safeAddress(attributes: string): string | undefined {
  const found = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  const address = decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim()
  // Browsers ignore control characters in an address: they run `java\nscript:` as a script. The check of the scheme
  // below would not recognize `javascript:` in it. So an address with control characters is refused.
  if ([...address].some((letter) => letter.charCodeAt(0) <= 0x20 || letter === '\\')) return undefined
  return /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(address) ? address : undefined
}
