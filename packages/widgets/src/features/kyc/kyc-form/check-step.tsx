import { useText } from '../../../shared/i18n/use-text.ts'
import { OwnPhoto } from '../../../shared/photo/own-photo.tsx'
import { PhotoView } from '../../../shared/photo/photo-view.tsx'
import type { PhotoHandle } from '../../../shared/photo/use-photo.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { countryName } from './countries.ts'
import { isPassport } from './draft.ts'
import { StepFoot, StepProblem } from './step-foot.tsx'
import type { StepProps } from './step-props.ts'

/** The last step of the verification form. It shows all entries before they are sent. */
export function CheckStep({ kycForm, onPrivacy }: StepProps) {
  const { t } = useText('kyc')
  const locale = useLocale()
  const { draft, front, back } = kycForm
  const isPage = isPassport(draft)
  const rows = [
    [t('nameShort'), draft.real_name],
    [t('countryShort'), countryName(locale, draft.country)],
    [t('type'), t(`types.${draft.id_type}`)],
    [t('number'), draft.id_number],
  ]
  return (
    <form
      className="bl-kyc__step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        kycForm.submit()
      }}
    >
      <div className="bl-kyc__body">
        <StepProblem problem={kycForm.problem} />
        <dl className="bl-kyc__facts">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="bl-numbers">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="bl-kyc__photos" data-single={isPage || undefined}>
          <Sent photo={front} title={t(isPage ? 'photo.page' : 'photo.front')} />
          {!isPage && <Sent photo={back} title={t('photo.back')} />}
        </div>
        <p className="bl-kyc__note">{t('check.note')}</p>
      </div>
      <StepFoot
        submit={t('submit')}
        busy={kycForm.busy}
        onBack={() => kycForm.go('photos')}
        onPrivacy={onPrivacy}
      />
    </form>
  )
}

function Sent({ photo, title }: { photo: PhotoHandle; title: string }) {
  return (
    <figure className="bl-kyc__sent">
      <div className="bl-kyc__thumb">
        {photo.photo ? (
          <PhotoView source={photo.photo.canvas} label={title} />
        ) : (
          photo.url && <OwnPhoto url={photo.url} label={title} />
        )}
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  )
}
