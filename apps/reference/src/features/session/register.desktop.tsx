import { RegisterForm } from './register-form.tsx'
import { SessionStage } from './session-stage.tsx'

export default function RegisterPage() {
  return (
    <SessionStage>
      <RegisterForm />
    </SessionStage>
  )
}
