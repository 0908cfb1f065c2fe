import { useText } from '@bourselet/widgets'
import { RegisterForm } from './register-form.tsx'
import { SessionStage } from './session-stage.tsx'

const steps = ['now', 'then', 'later'] as const

export default function RegisterPage() {
  return (
    <SessionStage beside={<Steps />}>
      <RegisterForm />
    </SessionStage>
  )
}

/** A list of what an account requires, now and later. */
function Steps() {
  const { t } = useText('site')
  return (
    <ol className="session-stage__steps">
      {steps.map((step) => (
        <li key={step}>
          <strong>{t(`steps.${step}.title`)}</strong>
          <p>{t(`steps.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
