import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useMarkRead } from '../use-mark-read.ts'

/** The button that marks all announcements, or all messages, as read. Renders nothing if none is unread. */
export function MarkAll({ of, unread }: { of: 'notice' | 'notify'; unread: number }) {
  const { t } = useText('notices')
  const errorText = useErrorText()
  const { submit, isBusy, error, state, resolve } = useMarkRead(of)
  if (unread === 0) return null
  return (
    <div className="bl-notices__all">
      {error && <Notice tone="error">{errorText(error)}</Notice>}
      <Button
        size="small"
        icon={icons.check}
        busy={isBusy}
        onClick={() => (state.phase === 'unknown' ? resolve() : submit({ all: true }))}
      >
        {t('markAll')}
      </Button>
    </div>
  )
}
