import { useSession, useText } from '@bourselet/widgets'
import { CoinList } from '@bourselet/widgets/market'
import { Button, Icon, icons, Panel, Skeleton } from '@bourselet/widgets/ui'
import { Balances } from '@bourselet/widgets/wallet'
import { useNavigate } from 'react-router'
import { Bell } from '../../layouts/bell.tsx'
import { Brand } from '../../layouts/brand.tsx'
import { MenuButton } from '../../layouts/menu-button.tsx'
import { Link } from '../../shared/link.tsx'
import { pathTo, type RouteName } from '../../shared/routes.ts'
import { signInPath } from '../../shared/sign-in-path.ts'
import { noticePath, tradePath } from '../../shared/twin-routes.ts'
import { useDeviceSwitch } from '../../shared/use-device-switch.ts'
import { Slides } from './slides.tsx'
import { useNewestNotices } from './use-newest-notices.ts'
import './mbhome.css'

const settingsMenu = () => import('../../layouts/settings-menu.tsx')
const memberMenu = () => import('../../layouts/member-menu.tsx')

/** Links on the home page to pages that the bottom bar does not contain. */
const shortcuts = [
  { route: 'mboption', key: 'short.options', icon: icons.alarm },
  { route: 'mblist', key: 'short.earn', icon: icons.percent },
  { route: 'loans', key: 'menu.loans', icon: icons.bank },
  { route: 'mbpropagate', key: 'menu.ai', icon: icons.chip },
  { route: 'current', key: 'short.open', icon: icons.list },
  { route: 'mbrecords', key: 'short.records', icon: icons.receipt },
  { route: 'mbshare', key: 'short.invite', icon: icons.userPlus },
  { route: 'help', key: 'menu.help', icon: icons.help },
] as const

export default function HomePage() {
  useDeviceSwitch('mobile')
  const { t } = useText('site')
  const { signedIn } = useSession()
  const navigate = useNavigate()
  return (
    <div className="mb-home">
      <header className="mb-home__bar" data-keep-clear>
        <Brand markOnly />
        <Link className="mb-home__find" to={pathTo('mbquotes')}>
          <Icon shape={icons.search} size={16} />
          <span>{t('search')}</span>
        </Link>
        <Bell />
        <MenuButton load={settingsMenu} icon={icons.globe} label={t('settings')} />
        {signedIn && <MenuButton load={memberMenu} icon={icons.user} label={t('memberMenu')} />}
      </header>
      {signedIn ? <Money /> : <Welcome />}
      <nav className="mb-home__short" aria-label={t('terminal.account')}>
        {shortcuts.map(({ route, key, icon }) => (
          <Link key={route} to={pathTo(route)}>
            <span>
              <Icon shape={icon} size={22} />
            </span>
            {t(key)}
          </Link>
        ))}
      </nav>
      <div className="mb-home__news">
        <NewestNotice />
        <Slides position="mbhome" />
      </div>
      <Panel className="mb-home__list">
        <CoinList view="movers" onSelect={(symbol) => void navigate(tradePath(symbol))} />
      </Panel>
    </div>
  )
}

/** The title of the newest announcement, as a link to all announcements. */
function NewestNotice() {
  const { data } = useNewestNotices()
  const notice = data?.list[0]
  if (data && !notice) return null
  // A link without text would have no accessible name, so a placeholder replaces it until the title is loaded.
  if (!notice) return <Skeleton height="44px" />
  return (
    <Link className="mb-home__notice" to={noticePath({ view: 'announcements' })}>
      <Icon shape={icons.megaphone} size={18} />
      <span>{notice.title}</span>
      <Icon shape={icons.chevronRight} size={16} />
    </Link>
  )
}

function Money() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const go = (name: RouteName) => () => void navigate(pathTo(name))
  return (
    <section className="mb-home__money">
      <h1 className="bl-hidden">{t('title.mbhome')}</h1>
      <Balances summary />
      <div className="mb-home__acts">
        <Button variant="primary" wide icon={icons.deposit} onClick={go('mbdeposit')}>
          {t('title.mbdeposit')}
        </Button>
        <Button wide icon={icons.withdraw} onClick={go('mbwithdraw')}>
          {t('title.mbwithdraw')}
        </Button>
        <Button wide icon={icons.swap} onClick={go('transition')}>
          {t('short.convert')}
        </Button>
      </div>
    </section>
  )
}

function Welcome() {
  const { t } = useText('site')
  const navigate = useNavigate()
  return (
    <section className="mb-home__money">
      <h1>{t('home.title')}</h1>
      <div className="mb-home__acts">
        <Button variant="primary" wide onClick={() => void navigate(pathTo('mbregister'))}>
          {t('createAccount')}
        </Button>
        <Button wide onClick={() => void navigate(signInPath(pathTo('mbhome')))}>
          {t('logIn')}
        </Button>
      </div>
    </section>
  )
}
