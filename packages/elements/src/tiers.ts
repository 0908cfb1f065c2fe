import { isForeignPage } from './site.ts'

/** Tags that show public data. They run in any page and need no token. All other tags are member tags. */
const open = /^bourselet-(ticker|coin-list|order-book|depth-chart|recent-trades|price-chart)$/

/**
 * Returns the tier of a tag: `open` for tags of public data, `money` for member tags. An `open` tag runs its widget in
 * any page. A `money` tag runs its widget in pages of the operator. In a page of another origin, it shows a frame from
 * the operator's origin instead.
 */
export const tierOf = (name: string): 'open' | 'money' => (open.test(name) ? 'open' : 'money')

/** Returns true if the tag is shown as a frame on this page. */
export const isFramed = (name: string): boolean => tierOf(name) === 'money' && isForeignPage()
