import { NoticeBell } from '@bourselet/widgets/notices'
import { useNavigate } from 'react-router'
import { decideDevice } from '../shared/device.ts'
import { noticePath } from '../shared/twin-routes.ts'

/** The bell in the header with the newest notices. On a phone it opens the page with notices instead of a list. */
export function Bell() {
  const navigate = useNavigate()
  return (
    <NoticeBell
      simple={decideDevice('', window.innerWidth) === 'mobile'}
      onOpen={(place) => void navigate(noticePath(place))}
    />
  )
}
