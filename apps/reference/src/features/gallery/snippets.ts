import { choicesOf, isCommaList, type TagAttribute, type TagEntry, type TagRelease } from './manifest.ts'

export const codeKinds = ['html', 'react', 'vue', 'svelte', 'sdk'] as const
export type CodeKind = (typeof codeKinds)[number]

/** The data of a snippet besides the tag itself: addresses, attributes, style tokens and appearance. */
export interface SnippetContext {
  site: string
  /** The release that a script tag names. If it is undefined, the script tag names the present build of the site. */
  release?: TagRelease
  api: string
  /** Address of the stream; empty if the exchange has none, undefined if it is `/ws` of the API. */
  stream: string | undefined
  attributes: Readonly<Record<string, string>>
  tokens: Readonly<Record<string, string>>
  /** The theme with which the gallery shows the tag; null if the snippet sets no theme. */
  theme: string | null
  locale: string | null
  colours: string | null
  density: string | null
  /** Height in px that the host page must set; undefined if the widget has a height of its own. */
  height: number | undefined
}

type Given = { attribute: TagAttribute; value: string }

const givenOf = (entry: TagEntry, values: SnippetContext['attributes']): Given[] =>
  entry.attributes.flatMap((attribute) => {
    const value = values[attribute.name]
    return value ? [{ attribute, value }] : []
  })

export const isFlag = ({ type }: TagAttribute) => type.text === 'boolean'
const isText = (attribute: TagAttribute) =>
  attribute.type.text === 'string' || choicesOf(attribute) !== undefined

/**
 * Returns the value of a number or list attribute as code; undefined if the value is malformed. The value may come from
 * a link, so it is parsed: the code must not contain an expression that the link's author wrote.
 */
export function codeOf(attribute: TagAttribute, value: string): string | undefined {
  if (isCommaList(attribute, value)) return JSON.stringify(value.match(/[^\s,]+/g) ?? undefined)
  try {
    const parsed: unknown = JSON.parse(value)
    const isValid = attribute.type.text === 'number' ? Number.isFinite(parsed) : Array.isArray(parsed)
    return isValid ? JSON.stringify(parsed) : undefined
  } catch {
    return undefined
  }
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Returns the settings that differ from their defaults. Each setting is a tuple: the name of its `data-` attribute on
 * the script, the name of its property for `configure`, and its value.
 */
const settingsOf = (context: SnippetContext) => [...addressesOf(context), ...appearanceOf(context)]

const addressesOf = ({ api, site, stream }: SnippetContext) => [
  ...(api === site ? [] : [['api-base', 'apiBase', api] as const]),
  ...(stream === undefined ? [] : [['stream', 'streamUrl', stream] as const]),
]

const appearanceOf = ({ locale, theme, colours, density }: SnippetContext) => [
  ...(locale ? [['locale', 'locale', locale] as const] : []),
  ...(theme ? [['theme', 'theme', theme] as const] : []),
  ...(colours ? [['market-colours', 'marketColours', colours] as const] : []),
  ...(density ? [['density', 'density', density] as const] : []),
]

/** Returns the line that creates a client of the SDK. */
function clientLine(name: string, { api, stream }: SnippetContext): string {
  const ofStream = stream === undefined ? '' : stream === '' ? ', stream: false' : `, streamUrl: '${stream}'`
  return `const ${name} = createBourselet({ baseUrl: '${api}'${ofStream} })`
}

/** Returns an opening tag: on one line if it is short, otherwise with one attribute per line. */
function opening(name: string, parts: readonly string[], end = '>', indent = ''): string {
  const line = `${indent}<${[name, ...parts].join(' ')}${end}`
  return line.length <= 72
    ? line
    : [`${indent}<${name}`, ...parts.map((part) => `${indent}  ${part}`)].join('\n') +
        (end === '>' ? '>' : `\n${indent}${end.trim()}`)
}

function styleOf(entry: TagEntry, { tokens, height }: SnippetContext, selector = entry.tagName): string {
  const lines = [
    ...(height ? ['display: block', `height: ${height}px`] : []),
    ...Object.entries(tokens).map(([name, value]) => `${name}: ${value}`),
  ]
  return lines.length > 0 ? `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}` : ''
}

const element = (
  entry: TagEntry,
  given: readonly Given[],
  more: readonly string[] = [],
  indent = '',
  escapeValue = escaped,
) => {
  const attributes = given.map(({ attribute, value }) =>
    isFlag(attribute) ? attribute.name : `${attribute.name}="${escapeValue(value)}"`,
  )
  return `${opening(entry.tagName, [...attributes, ...more], '>', indent)}</${entry.tagName}>`
}

/** Returns the attributes of a script tag that say which script it loads. */
const scriptOf = ({ site, release }: SnippetContext): string[] =>
  release
    ? [
        'type="module"',
        'crossorigin',
        `src="${site}/elements/v${release.version}/autoload.js"`,
        `integrity="${release.integrity}"`,
      ]
    : ['type="module"', `src="${site}/elements/autoload.js"`]

function html(entry: TagEntry, context: SnippetContext): string {
  const settings = settingsOf(context).map(([name, , value]) => `data-${name}="${value}"`)
  const style = styleOf(entry, context)
  return [
    `${opening('script', [...scriptOf(context), ...settings])}</script>`,
    ...(style ? ['', '<style>', style, '</style>'] : []),
    '',
    element(entry, givenOf(entry, context.attributes)),
  ].join('\n')
}

/** Returns the first two events of the tag. A snippet only shows how to listen; the manifest lists all events. */
const shownEvents = (entry: TagEntry) => entry.events.slice(0, 2)

function react(entry: TagEntry, context: SnippetContext): string {
  const { widget, from } = entry.bourselet
  const provider = appearanceOf(context).map(([, prop, value]) => ` ${prop}="${value}"`)
  const props = [
    ...givenOf(entry, context.attributes).flatMap(({ attribute, value }) => {
      if (isFlag(attribute)) return attribute.fieldName
      if (isText(attribute)) return `${attribute.fieldName}="${escaped(value)}"`
      const code = codeOf(attribute, value)
      return code === undefined ? [] : `${attribute.fieldName}={${code}}`
    }),
    ...shownEvents(entry).map(({ prop }) => `${prop}={console.log}`),
  ]
  const style = styleOf(entry, { ...context, height: undefined }, ':root')
  const { height } = context
  return [
    `import '@bourselet/widgets/styles.css'`,
    `import { createBourselet } from '@bourselet/sdk'`,
    `import { BourseletProvider } from '@bourselet/widgets'`,
    `import { ${widget} } from '${from}'`,
    '',
    clientLine('client', context),
    '',
    // In a server-rendered page, React 18 escapes the quotes of a font name if the tokens are text of the style element.
    ...(style ? [`const tokens = \`${style}\``, ''] : []),
    'export const App = () => (',
    `  <BourseletProvider client={client}${provider.join('')}>`,
    ...(style ? ['    <style dangerouslySetInnerHTML={{ __html: tokens }} />'] : []),
    ...(height
      ? [`    <div style={{ height: ${height} }}>`, opening(widget, props, ' />', '      '), '    </div>']
      : [opening(widget, props, ' />', '    ')]),
    '  </BourseletProvider>',
    ')',
  ].join('\n')
}

/**
 * Returns the lines of a Vue or Svelte script that import the tag, configure all tags, and define an event listener.
 */
function moduleLines(entry: TagEntry, context: SnippetContext): string[] {
  const settings = [['', 'site', context.site], ...settingsOf(context)].map(
    ([, prop, value]) => `${prop}: '${value}'`,
  )
  return [
    `import { configure } from '@bourselet/elements'`,
    `import '@bourselet/elements/tags/${entry.tagName}'`,
    '',
    `configure({ ${settings.join(', ')} })`,
    ...(entry.events.length > 0 ? ['const log = (event) => console.log(event.detail)'] : []),
  ]
}

function vue(entry: TagEntry, context: SnippetContext): string {
  const events = shownEvents(entry).map(({ name }) => `@${name}="log"`)
  const style = styleOf(entry, context)
  return [
    '<!-- Vite: vue({ template: { compilerOptions: { isCustomElement:',
    `     (tag) => tag.startsWith('bourselet-') } } }) -->`,
    '<script setup>',
    ...moduleLines(entry, context),
    '</script>',
    '',
    '<template>',
    element(entry, givenOf(entry, context.attributes), events, '  '),
    '</template>',
    ...(style ? ['', '<style>', style, '</style>'] : []),
  ].join('\n')
}

// In a Svelte template, a brace begins an expression, even within a quoted attribute. Opening braces are therefore
// escaped.
const escapedInSvelte = (value: string) => escaped(value).replaceAll('{', '&#123;')

function svelte(entry: TagEntry, context: SnippetContext): string {
  const events = shownEvents(entry).map(({ name }) => `on${name}={log}`)
  const style = styleOf(entry, context)
  return [
    '<script>',
    ...moduleLines(entry, context),
    '</script>',
    '',
    element(entry, givenOf(entry, context.attributes), events, '', escapedInSvelte),
    ...(style ? ['', '<style>', style, '</style>'] : []),
  ].join('\n')
}

function sdk(entry: TagEntry, context: SnippetContext): string {
  const { symbol, product, interval } = context.attributes
  const lines = entry.bourselet.sdk.map((line, at) => {
    const chosen = line
      .replaceAll('BTCUSDT', symbol || 'BTCUSDT')
      .replace(/:spot:/, `:${product || 'spot'}:`)
      .replace(/product: 'spot'/, `product: '${product || 'spot'}'`)
      // A read of market data without `product` reads the spot market, so the example sets `product` only for other
      // products.
      .replace(
        /(sdk\.market\.(?:depth|history)\(\{ symbol: '\w+')/,
        product && product !== 'spot' ? `$1, product: '${product}'` : '$1',
      )
      .replace(/interval: '\w+'|(?<=candle:\w+:\w+:)\w+/, (known) =>
        interval ? known.replace(/\w+(?='?$)/, interval) : known,
      )
    return at > 0 && line.startsWith('const') ? `\n${chosen}` : chosen
  })
  return [
    `import { createBourselet } from '@bourselet/sdk'`,
    '',
    clientLine('sdk', context),
    '',
    ...lines,
  ].join('\n')
}

const kinds: Record<CodeKind, (entry: TagEntry, context: SnippetContext) => string> = {
  html,
  react,
  vue,
  svelte,
  sdk,
}

/** Returns the code that creates the tag as the gallery shows it. */
export const snippet = (kind: CodeKind, entry: TagEntry, context: SnippetContext): string =>
  kinds[kind](entry, context)
