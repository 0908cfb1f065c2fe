import { useText } from '../../../shared/i18n/use-text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
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

/** Renders the current step of the verification form. */
export function KycSteps({ kycForm, onPrivacy }: StepProps) {
  const { t } = useText('kyc')
  const View = views[kycForm.step]
  return (
    <Panel
      className="bl-kyc__main"
      title={t(`steps.${kycForm.step}.title`)}
      actions={<span className="bl-kyc__aim">{t(`steps.${kycForm.step}.aim`)}</span>}
    >
      <View kycForm={kycForm} onPrivacy={onPrivacy} />
    </Panel>
  )
}
