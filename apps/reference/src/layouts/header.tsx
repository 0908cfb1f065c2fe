import { useSession, useText } from '@bourselet/widgets'
import { Button, IconButton, Popover } from '@bourselet/widgets/ui'
import { Link, useLocation, useNavigate } from 'react-router'
import { pathTo, type RouteName } from '../shared/routes.ts'
import { signInPath } from '../shared/sign-in-path.ts'
import { useRoute } from '../shared/use-route.ts'
import { Brand } from './brand.tsx'
import { MemberMenu } from './member-menu.tsx'
import { menu } from './menu.ts'
import { SettingsMenu } from './settings-menu.tsx'

/** Brand, main menu, the member's corner. Below 1,100 px the menu folds into a button. */
export function Header() {
  const { t } = useText('site')
  const route = useRoute()
  const links = menu.map(({ key, route: target, index }) => (
    <Link
      key={key}
      to={pathTo(target)}
      aria-current={route?.activeMenuIndex === index ? 'page' : undefined}
      className="site-header__link"
    >
      {t(`menu.${key}`)}
    </Link>
  ))
  return (
    <header className="site-header" data-mode={route?.headerMode ?? 1}>
      <Brand />
      <nav className="site-header__menu" aria-label={t('mainMenu')}>
        {links}
      </nav>
      <div className="site-header__folded">
        <Popover
          label={t('mainMenu')}
          align="start"
          trigger={<IconButton icon="menu" label={t('mainMenu')} />}
        >
          <nav className="site-header__list" aria-label={t('mainMenu')}>
            {links}
          </nav>
        </Popover>
      </div>
      <div className="site-header__end">
        <Corner />
        {!route?.withoutLanguageSwitch && <SettingsMenu />}
      </div>
    </header>
  )
}

function Corner() {
  const { t } = useText('site')
  const { signedIn } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = (name: RouteName) => () => void navigate(pathTo(name))
  if (signedIn)
    return (
      <>
        <Button size="small" variant="ghost" onClick={go('account')}>
          {t('menu.assets')}
        </Button>
        <MemberMenu />
      </>
    )
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => void navigate(signInPath(pathname + search))}>
        {t('logIn')}
      </Button>
      <Button size="small" variant="ghost" onClick={go('register')}>
        {t('createAccount')}
      </Button>
    </>
  )
}
