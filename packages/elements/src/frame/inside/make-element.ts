import { loadAgain } from '../../load-again.ts'
import type { Tag } from '../../tag.ts'
import { tags } from '../../tags.ts'

export type AnyTag = Tag<Record<string, unknown>>

interface MadeElement {
  element: HTMLElement
  tag: AnyTag
}

/** Loads a tag's file and creates an element of the tag. */
export async function makeElement(name: string): Promise<MadeElement> {
  const loaded = (await tags[name]!()) as Record<string, AnyTag>
  return {
    element: document.createElement(name),
    tag: Object.values(loaded).find((one) => one.name === name)!,
  }
}

/**
 * Creates the element of the tag that the frame shows. If the tag's file cannot be loaded, reports the first error and
 * repeats the request until the file is loaded. If the loading takes too long, the tag on the host page shows an error
 * until then.
 */
export const makeOwnElement = (name: string): Promise<MadeElement> =>
  makeElement(name).catch((error: unknown) => {
    console.error(`bourselet: <${name}> could not be loaded`, error)
    return loadAgain(() => makeElement(name))
  })
