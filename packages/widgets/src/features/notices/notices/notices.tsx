import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { Announcements } from './announcements.tsx'
import { Messages } from './messages.tsx'
import { useNoticeCounts } from './use-notices.ts'
import './notices.css'

export type NoticesProps = { onSignIn?: () => void }

/** The announcements of the operator and the member's messages, with read marks. */
export function Notices({ onSignIn }: NoticesProps) {
  const { t, ready } = useText('notices')
  const [view, setView] = useState<'announcements' | 'messages'>('announcements')
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
