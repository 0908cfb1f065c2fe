import { Notices } from '@bourselet/widgets/notices'
import { Panel } from '@bourselet/widgets/ui'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function NoticePage() {
  const signIn = useSignIn()
  return (
    <CentrePage route="notice">
      <Panel>
        <Notices onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
