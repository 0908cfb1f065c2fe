import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SettingName } from './src/config-element.ts'

/** An attribute of an element. `fieldName` is the property of the element with the same value, if there is one. */
type Attribute = { name: string; fieldName?: string; type: { text: string }; description?: string }
type Event = { name: string; detail: string; description?: string }
type Tag = {
  tagName: string
  description: string
  attributes: Attribute[]
  events: Event[]
  bourselet: { required: string[] }
}

/** The attributes of `<bourselet-config>`, each with its type and its description. */
const settings: Record<SettingName, readonly [type: string, description: string]> = {
  site: ['string', 'Address of the operator’s member site.'],
  'api-base': ['string', 'Origin, optionally with a path, of the API.'],
  stream: ['string', 'Address of the stream. If empty, the tags poll instead.'],
  locale: ['string', 'Language of all tags, such as `ja` or `pt-BR`.'],
  theme: ["'dark' | 'light' | 'auto'", 'Color scheme of all tags.'],
  'market-colours': ["'green-up' | 'red-up' | 'blue-orange'", 'Colors of rising and falling prices.'],
  density: ["'compact' | 'comfortable'", 'Height of rows and controls.'],
  'token-store': ["'memory' | 'cookie'", 'Storage of the member’s token on the operator’s own pages.'],
}

/**
 * The settings element `<bourselet-config>`. The manifest does not contain this element, because it shows no widget.
 */
const config: Tag = {
  tagName: 'bourselet-config',
  description:
    'Settings of all tags of the page. With the npm package, `defineConfig()` defines this element.',
  attributes: Object.entries(settings).map(([name, [text, description]]) => ({
    name,
    type: { text },
    description,
  })),
  events: [],
  bourselet: { required: [] },
}

/** The event that every tag of the manifest emits in addition to its own. */
const failure: Event = {
  name: 'bourselet-error',
  detail: 'unknown',
  description: 'The widget failed; the console says with what.',
}

/** Returns the name of an element's type: `bourselet-order-book` -> `BourseletOrderBookElement`. */
const typeName = ({ tagName }: Tag) =>
  `${tagName
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')}Element`

const comment = (text = '', indent = '  ') =>
  text ? `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n` : ''

/** Returns the type of an attribute in markup. An attribute of any type may be written as text there. */
const markupType = ({ type: { text } }: Attribute) => {
  if (text === 'boolean') return `boolean | '' | 'true' | 'false'`
  return /^(string|'[^']+'( \| '[^']+')*)$/.test(text) ? text : `${text} | string`
}

const member = (tag: Tag) => [
  comment(tag.description, ''),
  `export interface ${typeName(tag)} extends HTMLElement {\n`,
  ...tag.attributes
    .filter(({ fieldName }) => fieldName)
    .map((one) => `${comment(one.description)}  ${one.fieldName}: ${one.type.text} | undefined\n`),
  ...['addEventListener', 'removeEventListener'].map(
    (method) =>
      `  ${method}<K extends keyof ${typeName(tag)}EventMap>(type: K, listener: (this: ${typeName(tag)}, event: ${typeName(tag)}EventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void\n` +
      `  ${method}(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void\n`,
  ),
  '}\n',
  `export interface ${typeName(tag)}EventMap extends HTMLElementEventMap {\n`,
  ...tag.events.map(
    (one) => `${comment(one.description)}  ${JSON.stringify(one.name)}: CustomEvent<${one.detail}>\n`,
  ),
  '}\n',
  comment('The attributes of the tag in markup.', ''),
  `export interface ${typeName(tag)}Attributes {\n`,
  ...tag.attributes.map((one) => {
    const isRequired = tag.bourselet.required.includes(one.name)
    return `${comment(one.description)}  ${JSON.stringify(one.name)}${isRequired ? '' : '?'}: ${markupType(one)}${isRequired ? '' : ' | undefined'}\n`
  }),
  '}\n',
]

const listeners = (tag: Tag, name: (event: string) => string) =>
  tag.events
    .map(
      (event) =>
        `${JSON.stringify(name(event.name))}?: (event: ${typeName(tag)}EventMap[${JSON.stringify(event.name)}]) => void`,
    )
    .join('; ')

/**
 * Returns the declarations of all elements, from which TypeScript infers the result type of `document.createElement`.
 */
const elements = (tags: Tag[]) =>
  [
    ...tags.flatMap(member),
    'declare global {\n  interface HTMLElementTagNameMap {\n',
    ...tags.map((tag) => `    ${JSON.stringify(tag.tagName)}: ${typeName(tag)}\n`),
    '  }\n}\n',
  ].join('')

const imported = (tags: Tag[]) =>
  `import type {\n${tags.map((tag) => `  ${typeName(tag)}, ${typeName(tag)}Attributes, ${typeName(tag)}EventMap,\n`).join('')}} from './elements.js'\n`

const react = (tags: Tag[]) =>
  [
    `import type { DetailedHTMLProps, HTMLAttributes } from 'react'\n`,
    imported(tags),
    `declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n`,
    ...tags.map(
      (tag) =>
        `      ${JSON.stringify(tag.tagName)}: DetailedHTMLProps<HTMLAttributes<${typeName(tag)}>, ${typeName(tag)}> & ${typeName(tag)}Attributes & { ${listeners(tag, (event) => `on${event}`)} }\n`,
    ),
    '    }\n  }\n}\n',
  ].join('')

const vue = (tags: Tag[]) =>
  [
    `import type { HTMLAttributes, PublicProps } from 'vue'\n`,
    imported(tags),
    `declare module 'vue' {\n  interface GlobalComponents {\n`,
    ...tags.map(
      (tag) =>
        `    ${JSON.stringify(tag.tagName)}: new () => { $props: PublicProps & HTMLAttributes & ${typeName(tag)}Attributes & { ${listeners(tag, (event) => `on${event[0]!.toUpperCase()}${event.slice(1).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())}`)} } }\n`,
    ),
    '  }\n}\n',
  ].join('')

const svelte = (tags: Tag[]) =>
  [
    `import type { HTMLAttributes } from 'svelte/elements'\n`,
    imported(tags),
    `declare module 'svelte/elements' {\n  export interface SvelteHTMLElements {\n`,
    ...tags.map(
      (tag) =>
        `    ${JSON.stringify(tag.tagName)}: HTMLAttributes<${typeName(tag)}> & ${typeName(tag)}Attributes & { ${listeners(tag, (event) => `on${event}`)} }\n`,
    ),
    '  }\n}\n',
  ].join('')

/** Returns the allowed values of an attribute; an empty list if it accepts any text. */
const valuesOf = ({ type: { text } }: Attribute) =>
  [...text.matchAll(/'([^']+)'/g)].map(([, name]) => ({ name: name! }))

/** Returns the tags in the format of VS Code's custom data for HTML. */
const htmlData = (tags: Tag[]) => ({
  version: 1.1,
  tags: tags.map((tag) => ({
    name: tag.tagName,
    description: tag.description,
    attributes: tag.attributes.map((one) => ({
      name: one.name,
      ...(one.description ? { description: one.description } : {}),
      ...(one.type.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...(valuesOf(one).length > 0 ? { values: valuesOf(one) } : {}),
    })),
  })),
})

/** Returns the style tokens (custom properties `--bl-…`) in the format of VS Code's custom data for CSS. */
function cssData(sheet: string) {
  const names = new Set([...sheet.matchAll(/^\s+(--bl-[\w-]+):/gm)].map(([, name]) => name!))
  return {
    version: 1.1,
    properties: [...names].map((name) => ({ name, description: `Token of the tags: ${name.slice(5)}.` })),
  }
}

/** Modules whose declaration files, written by the compiler, are part of the package. */
const isPublic = new Set([
  'index',
  'autoload',
  'discover',
  'page-settings',
  'settings',
  'config-element',
  'tags',
])

type Manifest = { modules: { declarations: Tag[] }[] }

const tagsOf = ({ modules }: Manifest): Tag[] =>
  modules.flatMap(({ declarations }) =>
    declarations.map((tag) => ({ ...tag, events: [...tag.events, failure] })),
  )

/**
 * Returns the types of the tags and of `<bourselet-config>` for TypeScript, React, Vue and Svelte, and the data for
 * editors, as a map from file names to file contents.
 */
export function typeFiles(manifest: Manifest): Record<string, string> {
  const all = [...tagsOf(manifest), config]
  return {
    'elements.d.ts': elements(all),
    'react.d.ts': react(all),
    'vue.d.ts': vue(all),
    'svelte.d.ts': svelte(all),
    'html-data.json': JSON.stringify(htmlData(all), null, 2),
  }
}

/** Writes the types of the tags for TypeScript, React, Vue and Svelte, and the data for editors, into the build. */
export function writeTagTypes(folder: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'))
  const write = (file: string, text: string) => writeFileSync(join(folder, 'dist', file), text)
  // The declarations of all other modules import types from the package of the widgets. The tags bundle its code and do
  // not depend on the package, so a consumer's TypeScript could not resolve these imports. The declarations are
  // therefore removed.
  rmSync(join(folder, 'dist/frame'), { recursive: true, force: true })
  for (const name of readdirSync(join(folder, 'dist')))
    if (name.endsWith('.d.ts') && !isPublic.has(name.replace('.d.ts', ''))) rmSync(join(folder, 'dist', name))
  for (const tag of tagsOf(manifest))
    write(`tags/${tag.tagName}.d.ts`, `export type { ${typeName(tag)} } from '../elements.js'\n`)
  for (const [file, text] of Object.entries(typeFiles(manifest))) write(file, text)
  write('reserve.d.ts', 'export {}\n')
  for (const name of ['react', 'vue', 'svelte']) write(`${name}.js`, 'export {}\n')
  write(
    'index.d.ts',
    `${readFileSync(join(folder, 'dist/index.d.ts'), 'utf8')}export type * from './elements.js'\n`,
  )
  const sheets = ['tokens', 'controls'].map((name) =>
    readFileSync(join(folder, `../widgets/src/shared/theme/${name}.css`), 'utf8'),
  )
  write('css-data.json', JSON.stringify(cssData(sheets.join('\n')), null, 2))
}
