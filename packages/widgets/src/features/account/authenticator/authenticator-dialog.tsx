import { useState } from 'react'
import type { Member } from '../../../shared/data/use-member.ts'
import { useLeaveWarning } from '../../../shared/form/use-leave-warning.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { useMemberChanged } from '../use-member-changed.ts'
import { type Action, ProveForm } from './prove-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanForm, type Setup } from './scan-form.tsx'

/** The current step of the authenticator dialog, with the data that the step shows. */
type View =
  | { step: 'choose' }
  | { step: 'prove'; action: Action; isLost?: boolean }
  | { step: 'scan'; setup: Setup }
  | { step: 'codes'; codes: readonly string[]; isSetUp: boolean }

type AuthenticatorDialogProps = {
  member: Member
  onClose: () => void
  /** Called with true while the dialog shows recovery codes that the member has not confirmed as saved. */
  onDirtyChange: ((dirty: boolean) => void) | undefined
}

/**
 * A dialog that sets up the authenticator app in steps: it asks for the log-in password, shows the QR code and asks for
 * the first code of the app, and then shows the recovery codes. If the authenticator is already on, the dialog offers
 * instead to renew the recovery codes, to move to another phone and to turn the authenticator off. If the answer with
 * the recovery codes of a set-up is lost, the dialog offers to renew the codes.
 */
export function AuthenticatorDialog({ member, onClose, onDirtyChange }: AuthenticatorDialogProps) {
  const { t } = useText('account')
  const { show } = useToast()
  const changed = useMemberChanged()
  // When the member confirms the first code, `has_authenticator` changes while the dialog is open. With the new value,
  // the dialog would switch from set-up to management. So it keeps the value of its first render, unless the answer to
  // the confirmation was lost.
  const [isOn, setOn] = useState(member.has_authenticator === true)
  const [view, setView] = useState<View>(isOn ? { step: 'choose' } : { step: 'prove', action: 'start' })
  const [isSaved, setSaved] = useState(false)
  const [asked, setAsked] = useState(false)
  const isUnsaved = view.step === 'codes' && !isSaved
  useLeaveWarning(isUnsaved, onDirtyChange)

  const close = () => (isUnsaved ? setAsked(true) : onClose())
  const showCodes = (isSetUp: boolean, codes: readonly string[] = []) => {
    changed()
    setView({ step: 'codes', codes, isSetUp })
  }
  const turnedOff = () => {
    show({ tone: 'success', title: t('authenticator.turnedOff'), text: t('note.review') })
    changed()
    onClose()
  }
  const title = t(titleOf(view))
  return (
    <Dialog open onOpenChange={(open) => !open && close()} sticky aside size="medium" title={title}>
      {view.step === 'choose' && (
        <Choose member={member} onAction={(action) => setView({ step: 'prove', action })} />
      )}
      {view.step === 'prove' && (
        <ProveForm
          key={view.action}
          action={view.action}
          withFactor={isOn}
          notice={view.isLost ? t('authenticator.about.lost') : undefined}
          onBack={isOn ? () => setView({ step: 'choose' }) : onClose}
          onDone={({ authenticator_setup, recovery_codes }) => {
            if (authenticator_setup) setView({ step: 'scan', setup: authenticator_setup })
            else if (view.action === 'off') turnedOff()
            else showCodes(false, recovery_codes)
          }}
        />
      )}
      {view.step === 'scan' && (
        <ScanForm
          setup={view.setup}
          isConfirmed={!isOn && member.has_authenticator === true}
          onLost={() => {
            setOn(true)
            setView({ step: 'prove', action: 'renew_codes', isLost: true })
          }}
          onBack={() => setView({ step: 'prove', action: 'start' })}
          onDone={({ recovery_codes }) => showCodes(true, recovery_codes)}
        />
      )}
      {view.step === 'codes' && (
        <RecoveryCodes
          codes={view.codes}
          isSetUp={view.isSetUp}
          saved={isSaved}
          onSavedChange={setSaved}
          error={asked && !isSaved ? t('authenticator.saveFirst') : undefined}
          onDone={close}
        />
      )}
    </Dialog>
  )
}

/** Returns the message key of the dialog's title for the current step. */
function titleOf(view: View) {
  if (view.step === 'scan') return 'authenticator.do.start'
  if (view.step === 'codes') return 'authenticator.codes'
  if (view.step === 'choose' || view.action === 'off') return 'authenticator.title'
  return `authenticator.do.${view.action}` as const
}

/** The first view of the dialog if the authenticator is on: its state, and a button for each action. */
function Choose({ member, onAction }: { member: Member; onAction: (action: Action) => void }) {
  const { t } = useText('account')
  return (
    <div className="bl-authenticator">
      <p>{t('authenticator.isOn')}</p>
      <p className="bl-account__text">
        {t('authenticator.codesLeft', { count: member.recovery_codes_left ?? 0 })}
      </p>
      <div className="bl-authenticator__actions">
        {(['renew_codes', 'start', 'off'] as const).map((action) => (
          <Button key={action} wide onClick={() => onAction(action)}>
            {t(`authenticator.do.${action === 'start' ? 'move' : action}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
