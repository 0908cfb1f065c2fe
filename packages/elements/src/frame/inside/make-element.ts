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
 * Creates the element of the frame's own tag. Reports a failed request for its file once, and repeats it until the file
 * is loaded. The element on the host page shows an error meanwhile if that takes too long.
 */
export const makeOwnElement = (name: string): Promise<MadeElement> =>
  makeElement(name).catch((error: unknown) => {
    console.error(`bourselet: <${name}> could not be loaded`, error)
    return loadAgain(() => makeElement(name))
  })
