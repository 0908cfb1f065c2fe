/** The addresses of the help pages on the site that shows the widgets. */
export type HelpLinks = {
  /** Returns the address of the page of a guide. */
  guide: (id: number) => string
  /** Returns the address of the help center; if a keyword is given, the address of its search results. */
  center: (keyword?: string) => string
  /**
   * Called with the path of a page of the site when a link to the page is pressed, so that the host opens the
   * page. Without this callback the browser follows the link.
   */
  onNavigate?: (path: string) => void
}

/** A place of the help center: a guide, the start page, or the search results for a keyword. */
export type HelpPlace = { guide: number } | { keyword?: string }

/**
 * The target of links in the help center: pages of the site (`HelpLinks`), or places within the same widget
 * (`open`).
 */
export type HelpTarget = HelpLinks | { open: (place: HelpPlace) => void; onNavigate?: (path: string) => void }

export const pathOf = (links: HelpLinks, place: HelpPlace): string =>
  'guide' in place ? links.guide(place.guide) : links.center(place.keyword)

/** Opens a place of the help center. */
export function openPlace(links: HelpTarget, place: HelpPlace): void {
  if ('open' in links) links.open(place)
  else if (links.onNavigate) links.onNavigate(pathOf(links, place))
  else location.assign(pathOf(links, place))
}
