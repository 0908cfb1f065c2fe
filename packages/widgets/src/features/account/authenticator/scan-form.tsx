import type { Data } from '@bourselet/sdk'
import { useEffect, useState } from 'react'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useCopy } from '../../../shared/funds/use-copy.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { isUnknown } from '../../../shared/intent/intent-state.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { PinField } from '../../../shared/ui/pin-field.tsx'
import { Qr } from '../../../shared/ui/qr.tsx'
import { useMemberChanged } from '../use-member-changed.ts'
import { SetUpSteps } from './set-up-steps.tsx'
import { StepForm } from './step-form.tsx'

export type Setup = { uri: string; secret: string }

type ScanFormProps = {
  setup: Setup
  /** True if the server reports that the authenticator is on. Before this set-up it was off. */
  isConfirmed: boolean
  /** Called if the set-up was confirmed, but the answer with the recovery codes was lost. */
  onLost: () => void
  onBack: () => void
  onDone: (answer: Data<'account.update'>) => void
}

/** The QR code and the key of a new authenticator, and the field for its first code. */
export function ScanForm({ setup, isConfirmed, onLost, onBack, onDone }: ScanFormProps) {
  const { t } = useText('account')
  const changed = useMemberChanged()
  const [isUncertain, setUncertain] = useState(false)
  const copy = useCopy()
  const form = useForm({
    initial: { second_factor: '' },
    check: ({ second_factor }) =>
      second_factor.length === 6 ? {} : { second_factor: 'SECOND_FACTOR_REQUIRED' },
    places: {
      SECOND_FACTOR_REQUIRED: 'second_factor',
      SECOND_FACTOR_WRONG: 'second_factor',
      SECOND_FACTOR_LOCKED: 'second_factor',
    },
    send: (sdk, { second_factor }) => sdk.account.update({ authenticator: 'confirm', second_factor }),
    onFailed(error) {
      // A request whose answer was lost may have confirmed the set-up. The server then refuses a repeat of the request
      // with NOT_FOUND.
      if (!isUnknown(error) && error.name !== 'NOT_FOUND') return
      setUncertain(true)
      changed()
    },
    onDone,
  })
  const isLost = isUncertain && isConfirmed && !form.busy
  useEffect(() => {
    if (isLost) onLost()
  })
  const scan = (
    <div className="bl-authenticator__scan">
      <Qr content={setup.uri} label={t('authenticator.qr')} size={176} />
      <div className="bl-authenticator__key">
        <p className="bl-account__text">{t('authenticator.key')}</p>
        {/* Groups of four letters are easier to type. Copying the key copies it without spaces. */}
        <p className="bl-authenticator__secret">
          {(setup.secret.match(/.{1,4}/g) ?? []).map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
            <span key={at}>{group}</span>
          ))}
        </p>
        <Button size="small" icon={icons.copy} onClick={() => void copy(setup.secret)}>
          {t('authenticator.copyKey')}
        </Button>
      </div>
    </div>
  )
  const enter = (
    <PinField
      {...form.field('second_factor')}
      isShown
      label={t('authenticator.code')}
      hint={<NewCodeIn />}
      autoComplete="one-time-code"
    />
  )
  const save = (
    <>
      <p className="bl-account__text">{t('authenticator.codesText')}</p>
      <Notice tone="warn">{t('authenticator.nobody')}</Notice>
    </>
  )
  return (
    <StepForm form={form} submit={t('authenticator.confirm')} onBack={onBack}>
      <SetUpSteps at="enter" contents={{ scan, enter, save }} />
    </StepForm>
  )
}

/** Interval in seconds at which the app shows a new TOTP code (RFC 6238, section 5.2). */
const PERIOD = 30

/** Shows the seconds until the authenticator app displays its next code. */
function NewCodeIn() {
  const { t } = useText('account')
  const now = useServerNow()
  return t('authenticator.newCodeIn', { seconds: PERIOD - (Math.floor(now / 1000) % PERIOD) })
}
