import { useText } from '../../../shared/i18n/use-text.ts'
import { PhotoField } from '../../../shared/photo/photo-field.tsx'
import { isPassport } from './draft.ts'
import { Guide } from './guide.tsx'
import { StepFoot, StepProblem } from './step-foot.tsx'
import type { StepProps } from './step-props.ts'
import { Typed } from './typed.tsx'

/** The step of the verification form for the photos of the document: both sides, or one page of a passport. */
export function PhotosStep({ kycForm, onPrivacy }: StepProps) {
  const { t } = useText('kyc')
  const { t: shared } = useText('shared')
  const isPage = isPassport(kycForm.draft)
  return (
    <form
      className="bl-kyc__step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void kycForm.sendPhotos()
      }}
    >
      <div className="bl-kyc__body">
        <Typed draft={kycForm.draft} onEdit={() => kycForm.go('person')} />
        <StepProblem problem={kycForm.problem} />
        <div className="bl-kyc__photos" data-single={isPage || undefined}>
          <PhotoField
            title={t(isPage ? 'photo.page' : 'photo.front')}
            ask={t(isPage ? 'photo.askPage' : 'photo.askFront')}
            photo={kycForm.front}
          />
          {!isPage && <PhotoField title={t('photo.back')} ask={t('photo.askBack')} photo={kycForm.back} />}
        </div>
        <Guide />
      </div>
      <StepFoot
        submit={shared('next')}
        busy={kycForm.busy}
        onBack={() => kycForm.go('document')}
        onPrivacy={onPrivacy}
      />
    </form>
  )
}
