import { MobileStage } from './mobile-stage.tsx'
import { RegisterForm } from './register-form.tsx'

export default function RegisterPage() {
  return (
    <MobileStage>
      <RegisterForm />
    </MobileStage>
  )
}
