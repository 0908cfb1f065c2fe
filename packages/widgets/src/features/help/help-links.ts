/** The addresses of the help pages on the site that shows the widgets. */
export type HelpLinks = {
  /** Returns the address of a guide's page. */
  guide: (id: number) => string
  /** Returns the address of the help center; with a keyword, the address of its search results. */
  center: (keyword?: string) => string
  /** Opens a path of the site. Without this callback the browser follows the links. */
  onNavigate?: (path: string) => void
}

/** A guide, or the help center; with a keyword, its search results. */
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
