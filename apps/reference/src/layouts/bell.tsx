import { NoticeBell } from '@bourselet/widgets/notices'
import { useNavigate } from 'react-router'
import { decideDevice } from '../shared/device.ts'
import { noticePath } from '../shared/twin-routes.ts'

/** The bell of the site. On a phone it leads to the page of notices. */
export function Bell() {
  const navigate = useNavigate()
  return (
    <NoticeBell
      simple={decideDevice('', window.innerWidth) === 'mobile'}
      onOpen={(place) => void navigate(noticePath(place))}
    />
  )
}
