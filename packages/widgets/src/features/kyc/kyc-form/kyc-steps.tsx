import { useRef } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useFocusOnChange } from '../../../shared/ui/use-focus-on-change.ts'
import { CheckStep } from './check-step.tsx'
import { DocumentStep } from './document-step.tsx'
import { PersonStep } from './person-step.tsx'
import { PhotosStep } from './photos-step.tsx'
import type { StepProps } from './step-props.ts'
import type { Step } from './use-kyc-form.ts'

const views: Record<Step, (props: StepProps) => React.ReactNode> = {
  person: PersonStep,
  document: DocumentStep,
  photos: PhotosStep,
  check: CheckStep,
}

/**
 * Renders the current step of the verification form. When another step replaces it, the heading of the new step
 * receives the focus.
 */
export function KycSteps({ kycForm, onPrivacy }: StepProps) {
  const { t } = useText('kyc')
  const panel = useRef<HTMLElement>(null)
  useFocusOnChange(kycForm.step, () => panel.current?.querySelector('h2'))
  const View = views[kycForm.step]
  return (
    <Panel
      ref={panel}
      className="bl-kyc__main"
      title={t(`steps.${kycForm.step}.title`)}
      actions={<span className="bl-kyc__aim">{t(`steps.${kycForm.step}.aim`)}</span>}
    >
      <View kycForm={kycForm} onPrivacy={onPrivacy} />
    </Panel>
  )
}
