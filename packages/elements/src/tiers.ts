import { isForeignPage } from './site.ts'

/**
 * The tags that show what everybody may see. They run in any page, without a token. All others are the members': a new
 * tag is one of them until it is named here.
 */
const open: ReadonlySet<string> = new Set([
  'bourselet-ticker',
  'bourselet-coin-list',
  'bourselet-order-book',
  'bourselet-depth-chart',
  'bourselet-recent-trades',
  'bourselet-price-chart',
])

/** `open`: in any page. `money`: in pages of the operator, elsewhere in a frame of the operator's origin. */
export const tierOf = (name: string): 'open' | 'money' => (open.has(name) ? 'open' : 'money')

/** Whether a tag is a frame on this page. */
export const isFramed = (name: string): boolean => tierOf(name) === 'money' && isForeignPage()
