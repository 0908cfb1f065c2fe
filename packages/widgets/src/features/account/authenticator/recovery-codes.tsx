import { useEffect, useRef } from 'react'
import { saveFile } from '../../../shared/format/save-file.ts'
import { useCopy } from '../../../shared/funds/use-copy.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { SetUpSteps } from './set-up-steps.tsx'

type RecoveryCodesProps = {
  codes: readonly string[]
  /** True if the recovery codes are shown as the last step of setting up the authenticator. */
  isSetUp: boolean
  saved: boolean
  onSavedChange: (saved: boolean) => void
  error: string | undefined
  onDone: () => void
}

/**
 * The view of the recovery codes, which the server returns only once. A checkbox confirms that the member has
 * saved them.
 */
export function RecoveryCodes({ codes, isSetUp, saved, onSavedChange, error, onDone }: RecoveryCodesProps) {
  const { t } = useText('account')
  const { t: shared } = useText('shared')
  const copy = useCopy()
  const text = codes.join('\n')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const shown = (
    <>
      <p className="bl-account__text">{t('authenticator.codesText')}</p>
      {/* The list receives the focus, so that screen readers read the codes as soon as they appear. */}
      <ul ref={list} tabIndex={-1} className="bl-authenticator__codes" aria-label={t('authenticator.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="bl-authenticator__actions">
        <Button icon={icons.copy} onClick={() => void copy(text)}>
          {t('authenticator.copyCodes')}
        </Button>
        <Button
          icon={icons.deposit}
          onClick={() => saveFile('recovery-codes.txt', `${text}\n`, 'text/plain;charset=utf-8')}
        >
          {t('authenticator.download')}
        </Button>
      </div>
      <Notice tone="warn">{t('authenticator.nobody')}</Notice>
      <Checkbox checked={saved} onCheckedChange={onSavedChange} error={error}>
        {t('authenticator.saved')}
      </Checkbox>
    </>
  )
  return (
    <div className="bl-authenticator">
      <div className="bl-authenticator__fields">
        {isSetUp ? <SetUpSteps at="save" contents={{ save: shown }} /> : shown}
      </div>
      <Button size="big" variant="primary" wide onClick={onDone}>
        {shared('done')}
      </Button>
    </div>
  )
}
