import { LoginSteps } from './login-steps.tsx'
import { MobileStage } from './mobile-stage.tsx'

export default function LoginPage() {
  return (
    <MobileStage>
      <LoginSteps />
    </MobileStage>
  )
}
