import { useMember, useSession, useText } from '@bourselet/widgets'
import { Chip, Icon, icons, Skeleton } from '@bourselet/widgets/ui'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../shared/link.tsx'
import { pathHere } from '../shared/twin-routes.ts'
import { useRoute } from '../shared/use-route.ts'
import { sideMenu } from './menu.ts'
import { SideState } from './side-state.tsx'

/**
 * The side menu of the user center: the member's name, the entries with their states, and log-out. `selected`
 * is the marked entry.
 */
export function SideMenu({ selected }: { selected: string }) {
  const { t } = useText('site')
  // In a narrow window the side menu is a row of links without further information, such as the number of open orders.
  // This information is therefore not loaded.
  const hasStates = window.innerWidth >= 1000
  // The value of `aria-current` is `page` if the entry links to the shown page. It is `true` if the shown page is a
  // subpage of that page, such as the deposit records.
  const current = useRoute()?.name === selected ? 'page' : 'true'
  const nav = useRef<HTMLElement>(null)
  // In a narrow window the side menu is a row that scrolls. So the marked entry is scrolled into view.
  useLayoutEffect(() => {
    const open = nav.current?.querySelector('[aria-current]')
    const row = open?.parentElement
    if (!row || row.scrollWidth <= row.clientWidth) return
    const [place, frame] = [open.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += place.left + place.width / 2 - frame.left - frame.width / 2
  }, [selected])
  return (
    <nav ref={nav} className="site-side" aria-label={t('memberMenu')}>
      <Who />
      {sideMenu.map(({ key, entries }) => (
        <section key={key}>
          <h2>{t(`side.${key}`)}</h2>
          {entries.map(({ route, label, icon }) => (
            <Link key={route} to={pathHere(route)} aria-current={route === selected ? current : undefined}>
              <Icon shape={icon} size={18} />
              <span>{t(label)}</span> {hasStates && <SideState route={route} />}
            </Link>
          ))}
        </section>
      ))}
      <LogOut />
    </nav>
  )
}

function Who() {
  const { data: member } = useMember()
  return (
    <div className="site-side__who">
      <span aria-hidden>{member?.nickname.slice(0, 2).toUpperCase()}</span>
      <p>
        <strong>
          {member ? member.nickname : <Skeleton width={96} />}
          {member && <Chip>{member.level.name}</Chip>}
        </strong>
        <small>{member ? (member.email ?? member.phone) : <Skeleton width={120} />}</small>
      </p>
    </div>
  )
}

function LogOut() {
  const { t } = useText('site')
  const { signOut } = useSession()
  const navigate = useNavigate()
  const leave = () => {
    signOut()
    void navigate(pathHere('home'))
  }
  return (
    <button type="button" onClick={leave}>
      <Icon shape={icons.logOut} size={18} />
      {t('signOut')}
    </button>
  )
}
