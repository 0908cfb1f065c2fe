import { Notices } from '@bourselet/widgets/notices'
import { Panel } from '@bourselet/widgets/ui'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useOpenPath } from '../../shared/use-open-path.ts'
import { useQuery } from '../../shared/use-query.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

/** The page with announcements and messages. The query selects one: `?view=messages&id=7` opens message 7. */
export default function NoticePage() {
  const signIn = useSignIn()
  const openPath = useOpenPath()
  const [query] = useQuery()
  const view = query.get('view') === 'messages' ? 'messages' : 'announcements'
  const id = query.get('id')
  return (
    <CentrePage>
      <Panel>
        <Notices
          key={`${view} ${id}`}
          view={view}
          {...(id ? { selected: Number(id) } : {})}
          onSignIn={signIn}
          onNavigate={openPath}
        />
      </Panel>
    </CentrePage>
  )
}
