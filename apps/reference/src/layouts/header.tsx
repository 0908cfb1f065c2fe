import { useSession, useText } from '@bourselet/widgets'
import { Button } from '@bourselet/widgets/ui'
import { useLocation, useNavigate } from 'react-router'
import type { RouteName } from '../shared/routes.ts'
import { signInPath } from '../shared/sign-in-path.ts'
import { pathHere } from '../shared/twin-routes.ts'
import { useRoute } from '../shared/use-route.ts'
import { Brand } from './brand.tsx'
import { HeaderLinks } from './header-links.tsx'
import { MenuButton } from './menu-button.tsx'

const mainMenu = () => import('./main-menu.tsx')
const memberMenu = () => import('./member-menu.tsx')
const settingsMenu = () => import('./settings-menu.tsx')

/** Brand, main menu, the member's corner. In a narrow window the menu folds into a button. */
export function Header() {
  const { t } = useText('site')
  const route = useRoute()
  return (
    <header className="site-header" data-mode={route?.headerMode ?? 1}>
      <div className="site-header__folded">
        <MenuButton load={mainMenu} icon="menu" label={t('mainMenu')} />
      </div>
      <Brand />
      <nav className="site-header__menu" aria-label={t('mainMenu')}>
        <HeaderLinks />
      </nav>
      <div className="site-header__end">
        <Corner />
        {!route?.withoutLanguageSwitch && (
          <MenuButton load={settingsMenu} icon="globe" label={t('settings')} />
        )}
      </div>
    </header>
  )
}

function Corner() {
  const { t } = useText('site')
  const { signedIn } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = (name: RouteName) => () => void navigate(pathHere(name))
  if (signedIn)
    return (
      <>
        <Button size="small" variant="ghost" onClick={go('account')}>
          {t('menu.assets')}
        </Button>
        <MenuButton load={memberMenu} icon="user" label={t('memberMenu')} />
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
      <Button size="small" variant="ghost" onClick={go('register')}>
        {t('createAccount')}
      </Button>
    </>
  )
}
