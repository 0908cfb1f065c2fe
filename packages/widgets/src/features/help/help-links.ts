/** The addresses of the help pages on a site. */
export type HelpLinks = {
  /** Returns the address of a guide's page. */
  guide: (id: number) => string
  /** Returns the address of the help center; with a keyword, of its results. */
  center: (keyword?: string) => string
  /** Opens a path of the site. Without it the browser follows the links. */
  onNavigate?: (path: string) => void
}
