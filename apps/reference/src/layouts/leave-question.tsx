import { useBourselet, useText } from '@bourselet/widgets'
import { Button, Dialog } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before another page of the site opens while `dirty` is true. Does not ask when the member signs in or
 * out.
 */
export function LeaveQuestion({ dirty }: { dirty: boolean }) {
  const { t } = useText('site')
  const { sdk } = useBourselet()
  const [signedIn] = useState(() => sdk.token.get() !== null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && (sdk.token.get() !== null) === signedIn && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leave.title')}
      footer={
        <>
          <Button onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
          <Button variant="primary" onClick={() => blocker.proceed?.()}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}
