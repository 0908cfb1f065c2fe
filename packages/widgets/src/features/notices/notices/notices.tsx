import { useState } from 'react'
import { type SitePage, useFramedLinks } from '../../../shared/content/site-page.ts'
import { isId } from '../../../shared/data/is-id.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import type { NoticePlace } from '../entry.tsx'
import { useNoticeCounts } from '../use-notice-counts.ts'
import { Announcements } from './announcements.tsx'
import { Messages } from './messages.tsx'
import './notices.css'

export type NoticesProps = {
  /** The list that is initially shown; the announcements by default. */
  view?: NoticePlace['view']
  /** Id of the announcement or message that is initially open. */
  selected?: number
  onSignIn?: () => void
  /**
   * Called with the path of a page of the site when a link to the page is pressed in an announcement, so that the
   * host opens the page. Without this callback the browser follows the link.
   */
  onNavigate?: (path: string) => void
  /**
   * Called only in an iframe, when the member presses a link to a page of the site in an announcement. The host must
   * open the page, because the iframe cannot. Outside an iframe the browser follows the link.
   */
  onOpenPage?: (page: SitePage) => void
}

/**
 * The operator's announcements and the member's messages, with the numbers of unread ones. Unread messages are
 * marked.
 */
export const Notices = widget('notices', function Notices(props: NoticesProps) {
  const { view: first = 'announcements', onSignIn, onOpenPage } = props
  const selected = isId(props.selected) ? props.selected : undefined
  const framedLinks = useFramedLinks(onOpenPage)
  const onNavigate = framedLinks ?? props.onNavigate
  const { t, ready } = useText('notices')
  const [view, setView] = useState(first)
  const { data: counts } = useNoticeCounts()
  const unread = (count: number | undefined) => (count ? { count } : {})
  const selectedIn = (list: NoticePlace['view']) => (list === first ? { selected } : {})
  return (
    <Root name="notices">
      {ready ? (
        <Tabs
          label={t('label')}
          value={view}
          onValueChange={setView}
          tabs={[
            {
              value: 'announcements',
              label: t('announcements'),
              ...unread(counts?.notice),
              content: (
                <Announcements
                  {...selectedIn('announcements')}
                  unread={counts?.notice ?? 0}
                  onNavigate={onNavigate}
                />
              ),
            },
            {
              value: 'messages',
              label: t('messages'),
              ...unread(counts?.notify),
              content: (
                <Messages {...selectedIn('messages')} unread={counts?.notify ?? 0} onSignIn={onSignIn} />
              ),
            },
          ]}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </Root>
  )
})
