/** Gzip bytes of the scripts of a tag, as measured by the build of the tags. */
export interface TagBytes {
  /** Bytes that the tag loads on a host page without other tags. */
  page: number
  /** Bytes that the tag adds to a page that already has a ticker. */
  further: number
  /** Bytes that the frame of a member tag loads. Pages of other origins show a member tag in a frame. */
  frame?: number
}

export interface TagAttribute {
  name: string
  /** Name of the JavaScript property for the attribute: `withoutTools` for `without-tools`. */
  fieldName: string
  type: { text: string }
}

export interface TagEvent {
  /** Name of the event that the tag emits, such as `bourselet-sign-in`. */
  name: string
  /** The callback property with which the React widget reports the same event, such as `onSignIn`. */
  prop: string
}

/** The entry of one tag in the manifest of the tags. */
export interface TagEntry {
  tagName: string
  attributes: readonly TagAttribute[]
  events: readonly TagEvent[]
  bourselet: {
    tier: 'open' | 'money'
    /** The React widget of the tag, and the module that exports this widget. */
    widget: string
    from: string
    /** Attributes that the tag requires. */
    required: readonly string[]
    /** Lines of an example that loads the data of the tag with the SDK. */
    sdk: readonly string[]
    bytes: TagBytes
  }
}

/** The newest release of the tags that the site serves, in a folder such as `/elements/v1.2.3/`. */
export interface TagRelease {
  version: string
  /** Hash of the release's `autoload.js`, in the format of the attribute `integrity`. */
  integrity: string
}

/** The manifest of the tags, as the site serves it. */
interface Manifest {
  modules: { declarations: TagEntry[] }[]
  /** Missing if the site serves no release. */
  bourselet?: { release: TagRelease }
}

/** Attributes that have an effect only on pages of partners. The gallery does not offer them. */
const ofPartners = ['embed-session']

/** Returns the entries of a manifest in the order of the manifest, without the attributes for partners' pages. */
export const entriesOf = ({ modules }: Pick<Manifest, 'modules'>): TagEntry[] =>
  modules
    .flatMap(({ declarations }) => declarations)
    .map((entry) => ({
      ...entry,
      attributes: entry.attributes.filter(({ name }) => !ofPartners.includes(name)),
    }))

/** Fetches the manifest that the build of the tags writes beside their scripts. */
export async function loadManifest(): Promise<{ entries: TagEntry[]; release: TagRelease | undefined }> {
  const response = await fetch('/elements/custom-elements.json')
  if (!response.ok) throw new Error(`The manifest of the tags answered ${response.status}.`)
  const manifest: Manifest = await response.json()
  return { entries: entriesOf(manifest), release: manifest.bourselet?.release }
}

/** Returns a tag's name without its prefix: `bourselet-order-book` -> `order-book`. */
export const shortName = ({ tagName }: Pick<TagEntry, 'tagName'>): string => tagName.replace('bourselet-', '')

/** Returns the feature of a tag: the last part of the path of the module that exports the tag's widget. */
export const featureOf = ({ bourselet }: TagEntry): string => bourselet.from.split('/').at(-1) ?? ''

/** Returns the allowed values of an attribute; undefined if it accepts any text. */
export function choicesOf({ type }: TagAttribute): string[] | undefined {
  const choices = type.text.split(' | ').map((part) => /^'(.*)'$/.exec(part)?.[1])
  return choices.every((choice) => choice !== undefined) ? (choices as string[]) : undefined
}

/** Returns true if the value is a list whose items are separated by commas, not a JSON array. */
export const isCommaList = ({ type }: TagAttribute, value: string): boolean =>
  type.text === 'readonly string[]' && !value.includes('[')
