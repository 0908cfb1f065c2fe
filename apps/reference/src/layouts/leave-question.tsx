import { useBourselet, useText } from '@bourselet/widgets'
import { Button, Dialog } from '@bourselet/widgets/ui'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { useGuard } from '../shared/router-context.ts'
import type { Target } from '../shared/site-router.ts'

/**
 * Asks the member for confirmation before another page opens while `dirty` is true. Does not ask if the member
 * has logged in or out since the page was opened.
 */
export function LeaveQuestion({ dirty }: { dirty: boolean }) {
  const { t } = useText('site')
  const { sdk } = useBourselet()
  const [signedIn] = useState(() => sdk.token.get() !== null)
  const { pathname } = useLocation()
  const held = useGuard(
    useCallback(
      (to: Target) => dirty && (sdk.token.get() !== null) === signedIn && to.pathname !== pathname,
      [dirty, sdk, signedIn, pathname],
    ),
  )
  return (
    <Dialog
      open={held !== null}
      onOpenChange={(open) => !open && held?.stay()}
      title={t('leave.title')}
      footer={
        <>
          <Button onClick={held?.stay}>{t('leave.stay')}</Button>
          <Button variant="primary" onClick={held?.go}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}
