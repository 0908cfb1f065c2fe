import { type Html, html } from '../../../openapi/reference/html.ts'

/**
 * Matches a token in a code example of any language. The capture groups are named c (comment), s (string), t (tag or
 * CSS token), k (keyword) and n (number).
 */
const token =
  /(?<c>(?<!:)\/\/[^\n]*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\n)#[^\n]*)|(?<s>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<t><\/?[a-z][\w-]*|--bl-[\w-]+)|(?<k>\b(?:import|from|export|default|const|let|await|async|try|catch|if|else|throw|return|new|function|instanceof|for|of)\b)|(?<n>\b\d+(?:\.\d+)?\b)/g

/** Returns a code example as markup with a class for each kind of token. */
export function highlight(code: string): Html {
  const parts: Html[] = []
  let end = 0
  for (const match of code.matchAll(token)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0]
    parts.push(html`${code.slice(end, match.index)}<span class="tok-${kind}">${match[0]}</span>`)
    end = match.index + match[0].length
  }
  return html`${parts}${code.slice(end)}`
}

/**
 * Returns a `figure` element with a code example and its title. The script of the page adds a button that
 * copies the code.
 */
export const example = (title: string, code: string): Html =>
  html`<figure class="code"><figcaption>${title}</figcaption><pre tabindex="0"><code>${highlight(code)}</code></pre></figure>`
