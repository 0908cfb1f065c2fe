import { LoginSteps } from './login-steps.tsx'
import { SessionStage } from './session-stage.tsx'

export default function LoginPage() {
  return (
    <SessionStage>
      <LoginSteps />
    </SessionStage>
  )
}
