import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'

export type StepFootProps = {
  submit: string
  busy: boolean
  onBack?: (() => void) | undefined
  onPrivacy?: (() => void) | undefined
}

/**
 * The footer of every step: the privacy note, the button that submits the step and, after the first step, "Back".
 */
export function StepFoot({ submit, busy, onBack, onPrivacy }: StepFootProps) {
  const { t } = useText('kyc')
  const gap = useGap()
  const { t: shared } = useText('shared')
  return (
    <footer className="bl-kyc__foot">
      <p className="bl-kyc__privacy">
        <Icon shape={icons.lock} size={16} />
        <span>
          {t('privacy')}
          {gap}
          {onPrivacy && (
            <button type="button" className="bl-link" onClick={() => onPrivacy()}>
              {t('privacyLink')}
            </button>
          )}
        </span>
      </p>
      {onBack && (
        <Button variant="ghost" onClick={onBack}>
          {shared('back')}
        </Button>
      )}
      <Button type="submit" variant="primary" busy={busy}>
        {submit}
      </Button>
    </footer>
  )
}

export function StepProblem({ problem }: { problem: unknown }) {
  const errorText = useErrorText()
  return problem ? (
    <Notice tone="error">
      <p>{errorText(problem)}</p>
    </Notice>
  ) : null
}
