/** Gzip bytes of the scripts of a tag, as the build of the tags measured them. */
export interface TagBytes {
  /** On the host page, as the first tag of the page. */
  page: number
  /** In addition to a page with a ticker. */
  further: number
  /** In the frame of the site, for a member tag on a page of another origin. */
  frame?: number
}

export interface TagAttribute {
  name: string
  /** The property of the same value: `without-tools` is `withoutTools`. */
  fieldName: string
  type: { text: string }
}

export interface TagEvent {
  /** The event of the tag: `bourselet-sign-in`. */
  name: string
  /** The property of the React widget: `onSignIn`. */
  prop: string
}

/** What the manifest of the tags says about one of them. */
export interface TagEntry {
  tagName: string
  attributes: readonly TagAttribute[]
  events: readonly TagEvent[]
  bourselet: {
    tier: 'open' | 'money'
    /** The React widget and the module that exports it. */
    widget: string
    from: string
    /** Attributes that the tag needs. */
    required: readonly string[]
    /** Lines of code for the SDK. */
    sdk: readonly string[]
    bytes: TagBytes
  }
}

/** Returns the entries of a manifest in its order. */
export const entriesOf = (manifest: { modules: { declarations: TagEntry[] }[] }): TagEntry[] =>
  manifest.modules.flatMap(({ declarations }) => declarations)

/** Fetches the manifest that the build of the tags writes beside their scripts. */
export async function loadManifest(): Promise<TagEntry[]> {
  const response = await fetch('/elements/custom-elements.json')
  if (!response.ok) throw new Error(`The manifest of the tags answered ${response.status}.`)
  return entriesOf(await response.json())
}

/** Returns a tag's name without its prefix: `bourselet-order-book` -> `order-book`. */
export const shortName = ({ tagName }: Pick<TagEntry, 'tagName'>): string => tagName.replace('bourselet-', '')

/** Returns the feature of a tag, which is the module of its widget. */
export const groupOf = ({ bourselet }: TagEntry): string => bourselet.from.split('/').at(-1) ?? ''

/** Returns the choices of an attribute; undefined if any text is possible. */
export function choicesOf({ type }: TagAttribute): string[] | undefined {
  const choices = type.text.split(' | ').map((part) => /^'(.*)'$/.exec(part)?.[1])
  return choices.every((choice) => choice !== undefined) ? (choices as string[]) : undefined
}
