import { useSession, useText } from '@bourselet/widgets'
import { Button, IconButton, Popover } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pathTo, type RouteName } from '../shared/routes.ts'

const entries: readonly RouteName[] = ['account', 'current', 'history', 'trade', 'my', 'editPassword']

/** The member's own pages and the way out. */
export function MemberMenu() {
  const { t } = useText('site')
  const { signOut } = useSession()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const leave = () => {
    setOpen(false)
    signOut()
    void navigate(pathTo('home'))
  }
  return (
    <Popover
      label={t('memberMenu')}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon="user" label={t('memberMenu')} />}
    >
      <nav className="site-header__list" aria-label={t('memberMenu')}>
        {entries.map((name) => (
          <Link key={name} to={pathTo(name)} className="site-header__link" onClick={() => setOpen(false)}>
            {t(`title.${name}`)}
          </Link>
        ))}
        <Button size="small" variant="quiet" icon="log-out" onClick={leave}>
          {t('signOut')}
        </Button>
      </nav>
    </Popover>
  )
}
