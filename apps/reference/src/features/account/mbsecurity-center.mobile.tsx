import { PhonePage } from '../../layouts/phone-page.tsx'
import { OwnSecurity } from './own-security.tsx'

export default function SecurityCenterPage() {
  return (
    <PhonePage>
      <OwnSecurity />
    </PhonePage>
  )
}
