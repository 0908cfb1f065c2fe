import { NoticeBell } from '@bourselet/widgets/notices'
import { useNavigate } from 'react-router'
import { decideDevice } from '../shared/device.ts'
import { noticePath } from '../shared/twin-routes.ts'

/** The bell for notices in the header. On a phone it opens the page of notices. */
export function Bell() {
  const navigate = useNavigate()
  return (
    <NoticeBell
      simple={decideDevice('', window.innerWidth) === 'mobile'}
      onOpen={(place) => void navigate(noticePath(place))}
    />
  )
}
