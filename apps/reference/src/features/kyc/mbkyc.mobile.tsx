import { PhonePage } from '../../layouts/phone-page.tsx'
import { OwnKyc } from './own-kyc.tsx'

export default function KycPage() {
  return (
    <PhonePage>
      <OwnKyc />
    </PhonePage>
  )
}
