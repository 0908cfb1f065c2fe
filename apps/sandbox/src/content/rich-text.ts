/**
 * Returns the HTML of a text that is written with simple markup. Each line is a paragraph, unless it starts with `# `
 * (heading), `- ` (list item) or `1. ` (numbered step). `[text](address)` is a link. All other characters are escaped,
 * so the result contains no other markup.
 */
export function richText(lines: readonly string[]): string {
  const blocks: string[] = []
  let list: 'ul' | 'ol' | null = null
  for (const line of lines) {
    const { tag, within, text } = blockOf(line)
    if (within !== list && list !== null) blocks.push(`</${list}>`)
    if (within !== list && within !== null) blocks.push(`<${within}>`)
    list = within
    blocks.push(`<${tag}>${inline(text)}</${tag}>`)
  }
  if (list !== null) blocks.push(`</${list}>`)
  return blocks.join('\n')
}

function blockOf(line: string): { tag: string; within: 'ul' | 'ol' | null; text: string } {
  if (line.startsWith('# ')) return { tag: 'h2', within: null, text: line.slice(2) }
  if (line.startsWith('- ')) return { tag: 'li', within: 'ul', text: line.slice(2) }
  if (line.startsWith('1. ')) return { tag: 'li', within: 'ol', text: line.slice(3) }
  return { tag: 'p', within: null, text: line }
}

/** Matches links to pages of this site, and to other sites over HTTPS. */
const LINK = /\[([^\]]+)\]\((\/(?!\/)[\w/?=&;#.-]*|https:\/\/[\w/?=&;#.-]+)\)/g

function inline(text: string): string {
  const safe = text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return safe.replace(LINK, (_whole, words: string, address: string) => {
    const foreign = address.startsWith('/') ? '' : ' rel="noopener noreferrer"'
    return `<a href="${address}"${foreign}>${words}</a>`
  })
}

/** Returns a text that is written with simple markup as plain text, for summaries and search. */
export function plainText(lines: readonly string[]): string {
  return lines.map((line) => blockOf(line).text.replace(LINK, '$1')).join(' ')
}
