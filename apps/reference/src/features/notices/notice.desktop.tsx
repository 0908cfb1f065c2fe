import { Notices } from '@bourselet/widgets/notices'
import { Panel } from '@bourselet/widgets/ui'
import { useSearchParams } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function NoticePage() {
  const signIn = useSignIn()
  const [params] = useSearchParams()
  const view = params.get('view') === 'messages' ? 'messages' : 'announcements'
  return (
    <CentrePage route="notice">
      <Panel>
        <Notices key={view} view={view} onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
