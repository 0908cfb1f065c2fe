import { useEffect, useRef, useState } from 'react'
import { type SitePage, useFramedLinks } from '../../shared/content/site-page.ts'
import { Article } from './help-article/article.tsx'
import { Lists } from './help-center/lists.tsx'
import type { HelpPlace } from './help-links.ts'
import { SearchField } from './help-search/help-search.tsx'
import './one-page.css'

type OnePageProps = { first: HelpPlace; onOpenPage?: ((page: SitePage) => void) | undefined }

/** The whole help center in one widget: search field, lists and guides, for hosts without help pages. */
export function OnePage({ first, onOpenPage }: OnePageProps) {
  const [place, setPlace] = useState(first)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(first)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    // The link that was pressed has been removed with the old content, so the new content receives the focus.
    content.current?.scrollIntoView({ block: 'start' })
    content.current?.focus({ preventScroll: true })
  }, [place])
  const onNavigate = useFramedLinks(onOpenPage)
  const links = { open: setPlace, ...(onNavigate ? { onNavigate } : {}) }
  const keyword = 'guide' in place ? '' : (place.keyword ?? '')
  return (
    <div className="bl-help-page">
      <SearchField key={keyword} links={links} keyword={keyword} />
      <div className="bl-help-page__content" ref={content} tabIndex={-1}>
        {'guide' in place ? (
          <Article key={place.guide} guide={place.guide} links={links} />
        ) : (
          <Lists links={links} keyword={keyword} />
        )}
      </div>
    </div>
  )
}
