import type { GalleryState, StageWidth } from './gallery-state.ts'
import { shortName, type TagEntry } from './manifest.ts'

/**
 * Heights in px of the widgets that fill their container. A host page must set the height of such a container.
 */
const heights: Readonly<Record<string, number>> = {
  'price-chart': 420,
  'depth-chart': 320,
  'order-book': 480,
  'recent-trades': 420,
}

export const heightOf = (entry: TagEntry): number | undefined => heights[shortName(entry)]

/**
 * Matches the names of the tags with a single column. The gallery shows these tags at the width of a phone, because
 * host pages usually place such tags beside their own text.
 */
const narrow =
  /ticket|convert|transfer|login|register|password|deposit|withdraw|calendar|contact|book|trades|depth|balances/

/** Returns the width of the tag: the width that the user has chosen, otherwise the width that suits its widget. */
export const widthOf = (entry: TagEntry, { width }: GalleryState): StageWidth =>
  width ?? (narrow.test(shortName(entry)) ? 'phone' : 'full')
