import type { SitePage } from '../../../shared/content/site-page.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import type { HelpLinks } from '../help-links.ts'
import { OnePage } from '../one-page.tsx'
import { Article, type ArticleProps } from './article.tsx'

export type HelpArticleProps = Omit<ArticleProps, 'guide' | 'links'> & {
  /** Id of the guide. */
  guide: number
  /**
   * The addresses of the host's help pages. Without them other guides and the help center open within the
   * widget.
   */
  links?: HelpLinks
  /**
   * Called only in an iframe, when the member presses a link to a page of the site. The host must open the page,
   * because the iframe cannot. Outside an iframe the browser follows the link.
   */
  onOpenPage?: (page: SitePage) => void
}

/**
 * A guide with its table of contents, links to the previous and next guide, and the questions of its topic.
 */
export const HelpArticle = widget('help-article', function HelpArticle(props: HelpArticleProps) {
  const { ready } = useText('help')
  const { links, guide, onOpenPage } = props
  return (
    <Root name="help-article">
      {ready &&
        (links ? (
          <Article {...props} links={links} />
        ) : (
          <OnePage key={guide} first={{ guide }} onOpenPage={onOpenPage} />
        ))}
    </Root>
  )
})
