import { PhonePage } from '../../layouts/phone-page.tsx'
import { ChangeOwnPassword } from './change-own-password.tsx'

export default function ModifyPasswordPage() {
  return (
    <PhonePage>
      <ChangeOwnPassword home="mbuser" />
    </PhonePage>
  )
}
