import { useEffect, useRef, useState } from 'react'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { useLogin } from '../../../shared/data/use-login.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { widget } from '../../../shared/ui/widget.tsx'
import { useLatestNotice } from '../queries.ts'
import { useMarkRead } from '../use-mark-read.ts'

export type PopUpNoticeProps = {
  /**
   * Returns true while the announcement must not open, because it would interrupt the member, for example in
   * a form.
   */
  isHeld?: () => boolean
  /**
   * Address of the current page. When it changes, an announcement that `isHeld` kept closed on the previous
   * page may open.
   */
  place?: string
  /**
   * Called with the path of a link inside the announcement, after the announcement was closed. Without this callback
   * such a link loads the page of its path.
   */
  onNavigate?: (path: string) => void
}

/**
 * A dialog with the operator's newest unread pop-up announcement. Closing the dialog marks the announcement
 * as read, so it opens only once.
 */
export const PopUpNotice = widget('pop-up-notice', function PopUpNotice(props: PopUpNoticeProps) {
  const { isHeld, place, onNavigate } = props
  const { t, ready } = useText('notices')
  const format = useFormat()
  const { data } = useLatestNotice()
  const { submit } = useMarkRead('notice')
  const [openId, setOpenId] = useState<number | null>(null)
  const login = useLogin()
  // The announcements that were closed in this component. An entry consists of the number of `useLogin`, which changes
  // with each log-in, and the id of the announcement. So an announcement that one member has closed still opens for the
  // next member.
  const closed = useRef(new Set<string>())
  const id = ready && data?.popup ? data.id : null
  const held = useRef(isHeld)
  useEffect(() => {
    held.current = isHeld
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect checks `isHeld` again when `place` changes
  useEffect(() => {
    if (id !== null && !closed.current.has(`${login} ${id}`) && !held.current?.()) setOpenId(id)
  }, [id, place, login])
  const isOpen = openId !== null && openId === id
  const shown = useLast((isOpen && data) || null)
  const close = () => {
    if (openId === null) return
    closed.current.add(`${login} ${openId}`)
    submit({ id: openId })
    setOpenId(null)
  }
  const leave = (path: string) => {
    close()
    onNavigate?.(path)
  }
  return (
    <Root name="pop-up-notice">
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !open && close()}
        title={shown?.title}
        description={shown && format.time(shown.published_at, 'long-date')}
        size="medium"
        footer={
          <Button variant="primary" onClick={close}>
            {t('understood')}
          </Button>
        }
      >
        {shown && <RichText html={shown.content_html} onNavigate={onNavigate && leave} />}
      </Dialog>
    </Root>
  )
})
