import { PhonePage } from '../../layouts/phone-page.tsx'
import { ChangeFundPassword } from './change-fund-password.tsx'

export default function SetFundPasswordPage() {
  return (
    <PhonePage>
      <ChangeFundPassword home="mbsecurityCenter" />
    </PhonePage>
  )
}
