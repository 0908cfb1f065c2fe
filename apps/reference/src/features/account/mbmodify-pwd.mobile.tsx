import { PhonePage } from '../../layouts/phone-page.tsx'
import { ChangeOwnPassword } from './change-own-password.tsx'

export default function ModifyPasswordPage() {
  return (
    <PhonePage route="mbmodifyPwd">
      <ChangeOwnPassword home="mbuser" />
    </PhonePage>
  )
}
