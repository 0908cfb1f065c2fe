import { type Density, isLocale, type Locale, type MarketColours, type Theme } from '@bourselet/widgets'
import { type HostName, hostNames, isTokenChoice, type TokenName, tokenNames } from './host-themes.ts'
import { choicesOf, shortName, type TagAttribute, type TagEntry } from './manifest.ts'
import { type CodeKind, codeKinds, codeOf, isFlag } from './snippets.ts'
import { type Network, networks, type Phase, phases } from './stage-network.ts'

/** The width of the tag: the width of a phone, the width of a tablet, or the full width of the preview. */
export type StageWidth = 'phone' | 'tablet' | 'full'
export const stageWidths = ['phone', 'tablet', 'full'] as const satisfies readonly StageWidth[]

/** The state of the gallery, as a link encodes it. A nullable field is null if the link does not set it. */
export interface GalleryState {
  /**
   * Short name of the tag. If the link names no tag, it is null: a phone then shows the list of tags, and a
   * wide window shows a default tag.
   */
  tag: string | null
  attributes: Readonly<Record<string, string>>
  theme: Exclude<Theme, 'auto'> | null
  locale: Locale | null
  colours: MarketColours | null
  density: Density | null
  host: HostName
  tokens: Readonly<Partial<Record<TokenName, string>>>
  width: StageWidth | null
  code: CodeKind
  network: Network
  phase: Phase
  /** The user for whom the tag is shown: the logged-in member with their data, or a user who is not logged in. */
  shownTo: 'member' | 'visitor'
}

const oneOf = <T extends string>(text: string | null, all: readonly T[]): T | null =>
  all.find((one) => one === text) ?? null

/**
 * Returns true if a tag accepts the value. A symbol must contain only letters, digits and underscores, because the SDK
 * example puts it in quotes without escaping it.
 */
function isWellFormed(attribute: TagAttribute, value: string): boolean {
  if (attribute.name === 'symbol') return /^\w*$/.test(value)
  const choices = choicesOf(attribute)
  if (choices) return value === '' || choices.includes(value)
  if (isFlag(attribute) || attribute.type.text === 'string') return true
  return codeOf(attribute, value) !== undefined
}

/**
 * Reads the state from the query of a link. Ignores unknown tags, unknown attributes and malformed values.
 */
export function readState(query: URLSearchParams, entries: readonly TagEntry[]): GalleryState {
  const entry = entries.find((one) => shortName(one) === query.get('tag'))
  const locale = query.get('locale')
  const attributes: Record<string, string> = {}
  for (const attribute of entry?.attributes ?? []) {
    const value = query.get(`attr.${attribute.name}`)
    if (value !== null && isWellFormed(attribute, value)) attributes[attribute.name] = value
  }
  const tokens: Partial<Record<TokenName, string>> = {}
  for (const name of tokenNames) {
    const value = query.get(name)
    if (value !== null && isTokenChoice(name, value)) tokens[name] = value
  }
  return {
    tag: entry ? shortName(entry) : null,
    attributes,
    theme: oneOf(query.get('theme'), ['dark', 'light']),
    locale: isLocale(locale) ? locale : null,
    colours: oneOf(query.get('colours'), ['green-up', 'red-up', 'blue-orange']),
    density: oneOf(query.get('density'), ['compact', 'comfortable']),
    host: oneOf(query.get('host'), hostNames) ?? 'exchange',
    tokens,
    width: oneOf(query.get('width'), stageWidths),
    code: oneOf(query.get('code'), codeKinds) ?? 'html',
    network: oneOf(query.get('network'), networks) ?? 'normal',
    phase: oneOf(query.get('state'), phases) ?? 'ready',
    shownTo: query.get('as') === 'visitor' ? 'visitor' : 'member',
  }
}

/** Returns the query of a link that reproduces the state. Omits default values. */
export function writeState(state: GalleryState): string {
  const query = new URLSearchParams()
  const set = (name: string, value: string | null | undefined) => value && query.set(name, value)
  set('tag', state.tag)
  for (const [name, value] of Object.entries(state.attributes)) set(`attr.${name}`, value)
  set('theme', state.theme)
  set('locale', state.locale)
  set('colours', state.colours)
  set('density', state.density)
  if (state.host !== 'exchange') set('host', state.host)
  for (const [name, value] of Object.entries(state.tokens)) set(name, value)
  set('width', state.width)
  if (state.code !== 'html') set('code', state.code)
  if (state.network !== 'normal') set('network', state.network)
  if (state.phase !== 'ready') set('state', state.phase)
  if (state.shownTo === 'visitor') set('as', 'visitor')
  return query.toString()
}

/** Default value of a required attribute that names a symbol. */
const SYMBOL = 'BTCUSDT'

/** Default values of required attributes that do not name a symbol. `guide` is the id of a help guide. */
const firsts: Readonly<Record<string, string>> = { guide: '1' }

/**
 * Returns the attributes of the tag: the attributes from the link, and default values for required attributes that
 * the link lacks.
 */
export const attributesOf = (entry: TagEntry, { attributes }: GalleryState): Record<string, string> => ({
  ...Object.fromEntries(entry.bourselet.required.map((name) => [name, firsts[name] ?? SYMBOL])),
  ...attributes,
})
