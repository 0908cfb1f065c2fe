import { openTags } from './open-tags.gen.ts'
import { isForeignPage } from './site.ts'

/**
 * Returns the tier of a tag: `open` for tags of public data, `money` for member tags. An `open` tag runs its widget in
 * any page. A `money` tag runs its widget in pages of the operator. In a page of another origin, it shows a frame from
 * the operator's origin instead.
 */
export const tierOf = (name: string): 'open' | 'money' => (openTags.test(name) ? 'open' : 'money')

/** Returns true if the tag is shown as a frame on this page. */
export const isFramed = (name: string): boolean => tierOf(name) === 'money' && isForeignPage()
