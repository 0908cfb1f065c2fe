import { RefusedError } from '@bourselet/sdk'
import { useEffect } from 'react'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Field } from '../../../shared/ui/field.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { checkDocument } from './check-details.ts'
import { StepFoot, StepProblem } from './step-foot.tsx'
import type { StepProps } from './step-props.ts'

const types = ['id_card', 'passport', 'driver_license'] as const

/**
 * The step of the verification form for the type and the number of the document. The form checks only the format
 * of the number, because only the server can decide if the number is accepted.
 */
export function DocumentStep({ kycForm, onPrivacy }: StepProps) {
  const { t } = useText('kyc')
  const { t: shared } = useText('shared')
  const form = useForm({
    initial: kycForm.draft,
    check: checkDocument,
    send: async () => kycForm.go('photos'),
  })
  const { set } = kycForm
  const { id_type, id_number } = form.values
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is new in each render
  useEffect(() => set({ id_type, id_number }), [id_type, id_number])
  const isOfNumber = kycForm.problem instanceof RefusedError && kycForm.problem.field === 'id_number'
  return (
    <form {...form.props} className="bl-kyc__step">
      <div className="bl-kyc__fields">
        <StepProblem problem={isOfNumber && form.error('id_number') ? null : kycForm.problem} />
        <div className="bl-field">
          <span className="bl-field__label">{t('type')}</span>
          <Segment
            label={t('type')}
            value={id_type}
            onValueChange={(next) => form.set({ id_type: next })}
            options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </div>
        <Field
          {...form.field('id_number')}
          onValueChange={(text) =>
            form.set({ id_number: text.normalize('NFKC').replace(/\s/g, '').slice(0, 32) })
          }
          label={t('number')}
          hint={t('numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {form.failure && (
          <p className="bl-kyc__failure" role="alert">
            {form.failure}
          </p>
        )}
      </div>
      <StepFoot
        submit={shared('next')}
        busy={form.busy}
        onBack={() => kycForm.go('person')}
        onPrivacy={onPrivacy}
      />
    </form>
  )
}
