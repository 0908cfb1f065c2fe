import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import type { NoticePlace } from '../entry.tsx'
import { useNoticeCounts } from '../use-notice-counts.ts'
import { Announcements } from './announcements.tsx'
import { Messages } from './messages.tsx'
import '../notices.css'

export type NoticesProps = {
  /** The list that is shown first. Default: the announcements. */
  view?: NoticePlace['view']
  onSignIn?: () => void
}

/** The announcements of the operator and the member's messages, with read marks. */
export function Notices({ view: first = 'announcements', onSignIn }: NoticesProps) {
  const { t, ready } = useText('notices')
  const [view, setView] = useState(first)
  const { data: counts } = useNoticeCounts()
  const unread = (count: number | undefined) => (count ? { count } : {})
  return (
    <Root name="notices">
      {ready ? (
        <Tabs
          size="page"
          label={t('label')}
          value={view}
          onValueChange={setView}
          tabs={[
            {
              value: 'announcements',
              label: t('announcements'),
              ...unread(counts?.notice),
              content: <Announcements unread={counts?.notice ?? 0} />,
            },
            {
              value: 'messages',
              label: t('messages'),
              ...unread(counts?.notify),
              content: <Messages unread={counts?.notify ?? 0} onSignIn={onSignIn} />,
            },
          ]}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </Root>
  )
}
