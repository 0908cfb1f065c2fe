import { useSession, useText } from '@bourselet/widgets'
import { Button, type ButtonProps, icons } from '@bourselet/widgets/ui'
import { useLocation, useNavigate } from 'react-router'
import type { Feature, RouteName, SiteRoute } from '../shared/routes.ts'
import { registerPath, signInPath } from '../shared/sign-in-path.ts'
import { pathHere } from '../shared/twin-routes.ts'
import { useRoute } from '../shared/use-route.ts'
import { Bell } from './bell.tsx'
import { Brand } from './brand.tsx'
import { HeaderLinks } from './header-links.tsx'
import { MenuButton } from './menu-button.tsx'

const mainMenu = () => import('./main-menu.tsx')
const memberMenu = () => import('./member-menu.tsx')
const settingsMenu = () => import('./settings-menu.tsx')

/** The header: brand, main menu, notices, settings and member menu. In a narrow window a button opens the main menu. */
export function Header() {
  const { t } = useText('site')
  const { signedIn } = useSession()
  return (
    <header className="site-header">
      <div className="site-header__folded">
        <MenuButton load={mainMenu} icon={icons.menu} label={t('mainMenu')} />
      </div>
      <Brand />
      <nav className="site-header__menu" aria-label={t('mainMenu')}>
        <HeaderLinks />
      </nav>
      <div className="site-header__end">
        <Corner />
        <Bell />
        <MenuButton load={settingsMenu} icon={icons.globe} label={t('settings')} />
        {signedIn && <MenuButton load={memberMenu} icon={icons.user} label={t('memberMenu')} />}
      </div>
    </header>
  )
}

const markets: readonly Feature[] = ['market', 'spot', 'futures', 'prediction']

/**
 * Returns the variant of the Deposit button: `primary` on the pages of markets and terminals, `neutral` on other pages,
 * null on pages with the side menu, which already contains Deposit.
 */
const depositVariant = (route: SiteRoute | undefined): ButtonProps['variant'] | null => {
  if (route?.sideMenu) return null
  return route && markets.includes(route.feature) ? 'primary' : 'neutral'
}

function Corner() {
  const { t } = useText('site')
  const { signedIn } = useSession()
  const deposit = depositVariant(useRoute())
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = (name: RouteName) => () => void navigate(pathHere(name))
  if (signedIn)
    return (
      <>
        <Button size="small" variant="ghost" onClick={go('account')}>
          {t('menu.assets')}
        </Button>
        {deposit && (
          <Button size="small" variant={deposit} className="site-header__deposit" onClick={go('recharge')}>
            {t('title.recharge')}
          </Button>
        )}
      </>
    )
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className="site-header__log-in"
        onClick={() => void navigate(signInPath(pathname + search))}
      >
        {t('logIn')}
      </Button>
      <Button size="small" variant="ghost" onClick={() => void navigate(registerPath(pathname + search))}>
        {t('createAccount')}
      </Button>
    </>
  )
}
