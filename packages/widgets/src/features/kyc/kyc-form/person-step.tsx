import { useEffect } from 'react'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Field } from '../../../shared/ui/field.tsx'
import { checkPerson } from './check-details.ts'
import { CountryField } from './country-field.tsx'
import { StepFoot, StepProblem } from './step-foot.tsx'
import type { StepProps } from './step-props.ts'

/**
 * The first step of the verification form, for the issuing country of the document and the name as printed on
 * it.
 */
export function PersonStep({ kycForm, onPrivacy }: StepProps) {
  const { t } = useText('kyc')
  const { t: shared } = useText('shared')
  const form = useForm({
    initial: kycForm.draft,
    check: checkPerson,
    send: async () => kycForm.go('document'),
  })
  const { set } = kycForm
  const { real_name, country } = form.values
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is new in each render
  useEffect(() => set({ real_name, country }), [real_name, country])
  return (
    <form {...form.props} className="bl-kyc__step">
      <div className="bl-kyc__fields">
        <StepProblem problem={kycForm.problem} />
        <Field
          {...form.field('real_name')}
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="name"
          maxLength={80}
        />
        <CountryField {...form.field('country')} />
      </div>
      <StepFoot submit={shared('next')} busy={form.busy} onPrivacy={onPrivacy} />
    </form>
  )
}
