import type { SitePage } from '../../../shared/content/site-page.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import type { HelpLinks } from '../help-links.ts'
import { OnePage } from '../one-page.tsx'
import { Lists } from './lists.tsx'

export type HelpCenterProps = {
  /**
   * The addresses of the host's help pages. Without them the widget has a search field of its own, and guides
   * open within the widget.
   */
  links?: HelpLinks
  /** A keyword for which search results are shown instead of the topics. */
  keyword?: string
  /**
   * Called only in an iframe, when the member presses a link to a page of the site. The host must open the page,
   * because the iframe cannot. Outside an iframe the browser follows the link.
   */
  onOpenPage?: (page: SitePage) => void
}

/**
 * The help center: topics, frequent questions, guides, videos and whitepapers, or the results of a search.
 */
export const HelpCenter = widget(
  'help-center',
  function HelpCenter({ links, keyword = '', onOpenPage }: HelpCenterProps) {
    const { ready } = useText('help')
    return (
      <Root name="help-center">
        {ready &&
          (links ? (
            <Lists links={links} keyword={keyword} />
          ) : (
            <OnePage key={keyword} first={{ keyword }} onOpenPage={onOpenPage} />
          ))}
      </Root>
    )
  },
)
