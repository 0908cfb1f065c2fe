import { FormFailure } from '../../../shared/form/form-failure.tsx'
import {
  checkFactor,
  emptyFactor,
  factorOf,
  factorPlaces,
  type SecondFactor,
} from '../../../shared/form/second-factor.ts'
import { SecondFactorField } from '../../../shared/form/second-factor-field.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { Button } from '../../../shared/ui/button.tsx'

export type SecondStepProps = {
  /** Sends the log-in again, with the second factor. */
  logIn: (sdk: BourseletClient, factor: SecondFactor) => Promise<void>
  /** Returns to the first step, which still contains what the member entered. */
  onBack: () => void
}

/** The second step of a log-in: the code of the authenticator app or a recovery code. */
export function SecondStep({ logIn, onBack }: SecondStepProps) {
  const { t } = useText('session')
  const { t: shared } = useText('shared')
  const form = useForm({
    initial: emptyFactor,
    check: checkFactor,
    places: factorPlaces,
    send: (sdk, values) => logIn(sdk, factorOf(values)),
  })
  const { error, onBlur } = form.field('second_factor')
  return (
    <form {...form.props} className="bl-session__form">
      <h1 className="bl-session__title">{t('second.title')}</h1>
      <p className="bl-session__note">{t('second.text')}</p>
      <SecondFactorField
        focused
        value={form.values}
        onValueChange={form.set}
        error={error}
        onBlur={onBlur}
        readOnly={form.busy}
      />
      <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
        {t('login.submit')}
      </Button>
      <FormFailure text={form.failure} />
      <p className="bl-session__other">
        <button type="button" className="bl-link" onClick={onBack}>
          {shared('back')}
        </button>
      </p>
    </form>
  )
}
