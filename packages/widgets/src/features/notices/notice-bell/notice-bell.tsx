import { useState } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { lazyCode, useLazyCode } from '../../../shared/ui/lazy-part.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import type { NoticePlace } from '../entry.tsx'
import { useNoticeCounts } from '../use-notice-counts.ts'
import './notice-bell.css'

// The panel is loaded separately, so that its code adds nothing to the first load of a page.
const latestNotices = lazyCode(() =>
  import('./latest-notices.tsx').then(({ LatestNotices }) => LatestNotices),
)

// The code of the panel is loaded when the pointer or the focus reaches the bell. Errors are ignored, because a press
// of the bell loads the code again and reports the error.
const loadAhead = () => void latestNotices.load().catch(() => {})

/** Largest number that the badge shows. Above it, the badge shows "99+". */
const MOST = 99

export type NoticeBellProps = {
  /**
   * True if a press of the bell calls `onOpen` directly instead of opening a panel with the latest notices, for
   * example on a phone.
   */
  simple?: boolean
  /**
   * Called when the user asks for the page of notices: with one of its lists, or with the notice that was chosen
   * in the panel.
   */
  onOpen?: (place: NoticePlace) => void
}

/**
 * The bell in a header, with the number of unread notices. A press opens a panel with the latest notices. With
 * `simple`, or if no user is logged in, a press calls `onOpen` instead. For a user who is not logged in, `onOpen`
 * receives the view `announcements`.
 */
export const NoticeBell = widget('notice-bell', function NoticeBell({ simple, onOpen }: NoticeBellProps) {
  const { t, ready } = useText('notices')
  const format = useFormat()
  const { signedIn } = useSession()
  const { data } = useNoticeCounts()
  const [isWanted, setWanted] = useState(false)
  const LatestNotices = useLazyCode(latestNotices, isWanted)
  const unread = (signedIn && data?.total) || 0
  const label = unread > 0 ? t('bell', { count: unread }) : t('label')
  const count = format.amount(`${Math.min(unread, MOST)}`)
  const openPage = () => onOpen?.({ view: signedIn && data?.notify ? 'messages' : 'announcements' })
  const hasPanel = signedIn && !simple
  const button = hasPanel ? (
    <IconButton
      icon={icons.bell}
      label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => setWanted(true)}
    />
  ) : (
    <IconButton icon={icons.bell} label={label} onClick={openPage} />
  )
  return (
    <Root name="notice-bell">
      {hasPanel && isWanted && LatestNotices ? (
        <LatestNotices label={label} onOpen={onOpen} />
      ) : (
        // Until its texts are loaded the button has no name, so it is invisible and only keeps its place.
        <span style={ready ? undefined : { visibility: 'hidden' }}>{button}</span>
      )}
      {unread > 0 && (
        <span className="bl-notice-bell__count bl-numbers" aria-hidden>
          {unread > MOST ? `${count}+` : count}
        </span>
      )}
    </Root>
  )
})
