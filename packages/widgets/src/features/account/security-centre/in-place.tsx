import { type Ref, useCallback, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { BindEmail } from '../bind-email/bind-email.tsx'
import { ChangePassword } from '../change-password/change-password.tsx'
import { FundPassword } from '../fund-password/fund-password.tsx'

export type Step = 'password' | 'fund' | 'email'

type InPlaceProps = {
  panel: Ref<HTMLElement>
  /** Called after the log-in password was changed and every session has ended. */
  onPasswordChanged?: () => void
  /** Called with true while the form has unsaved input that would be lost if the member left the form. */
  onDirtyChange?: (dirty: boolean) => void
  step: Step
  onStep: (step: Step | null) => void
}

/**
 * Shows the form of one security setting instead of the list of settings. If the form has unsaved input, its
 * back button asks for confirmation.
 */
export function InPlace({ panel, step, onStep, onDirtyChange, onPasswordChanged }: InPlaceProps) {
  const { t } = useText('account')
  const { t: shared } = useText('shared')
  const [isDirty, setDirty] = useState(false)
  const [asked, setAsked] = useState(false)
  const onDirty = useCallback(
    (dirty: boolean) => {
      setDirty(dirty)
      onDirtyChange?.(dirty)
    },
    [onDirtyChange],
  )
  const back = () => onStep(null)
  return (
    <Panel
      ref={panel}
      className="bl-security__place"
      title={
        <span className="bl-security__back">
          <IconButton
            icon={icons.chevronLeft}
            label={shared('back')}
            onClick={() => (isDirty ? setAsked(true) : back())}
          />
          {t(`security.${step}`)}
        </span>
      }
    >
      {step === 'password' && (
        <ChangePassword
          onDirtyChange={onDirty}
          {...(onPasswordChanged ? { onChanged: onPasswordChanged } : {})}
        />
      )}
      {step === 'fund' && <FundPassword onDirtyChange={onDirty} onChanged={back} />}
      {step === 'email' && (
        <BindEmail onDirtyChange={onDirty} onChanged={back} onSetFundPassword={() => onStep('fund')} />
      )}
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={t('leave.title')}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{t('leave.stay')}</Button>
            <Button variant="primary" onClick={back}>
              {t('leave.go')}
            </Button>
          </>
        }
      >
        <p>{t('leave.text')}</p>
      </Dialog>
    </Panel>
  )
}
