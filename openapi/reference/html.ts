/** Markup in which all texts are already escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | false | null | undefined | Part[]

/**
 * Template tag that escapes every inserted value except values of the type Html, joins lists, and omits false, null and
 * undefined.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, at) => (at === 0 ? text : place(parts[at - 1]) + text)).join(''))
}

function place(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (Array.isArray(part)) return part.map(place).join('')
  return part instanceof Html ? part.text : escapeMarkup(String(part))
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Returns a text as HTML in which the parts between backticks are code. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part))}`
