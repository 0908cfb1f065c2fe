import { CentrePage } from '../../layouts/centre-page.tsx'
import { OwnKyc } from './own-kyc.tsx'

export default function AuthenticationPage() {
  return (
    <CentrePage>
      <OwnKyc />
    </CentrePage>
  )
}
