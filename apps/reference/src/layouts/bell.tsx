import { NoticeBell } from '@bourselet/widgets/notices'
import { useNavigate } from 'react-router'
import { decideDevice } from '../shared/device.ts'
import { noticePath } from '../shared/twin-routes.ts'

/**
 * The bell in the header, which opens a list of the newest notices. On a phone the bell opens the page with
 * notices.
 */
export function Bell() {
  const navigate = useNavigate()
  return (
    <NoticeBell
      simple={decideDevice('', window.innerWidth) === 'mobile'}
      onOpen={(place) => void navigate(noticePath(place))}
    />
  )
}
