import { useMember, useSession, useText } from '@bourselet/widgets'
import { Icon, IconButton, icons, Popover } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../shared/link.tsx'
import type { RouteName } from '../shared/routes.ts'
import { pathHere } from '../shared/twin-routes.ts'
import type { MenuPanelProps } from './menu-button.tsx'

const entries: readonly RouteName[] = [
  'my',
  'account',
  'recharge',
  'withdraw',
  'current',
  'history',
  'notice',
]

/** The menu of the logged-in member: name, links to the member's pages, and sign-out. */
export default function MemberMenu({ icon, label }: MenuPanelProps) {
  const { t } = useText('site')
  const { signOut } = useSession()
  const { data: member } = useMember()
  const navigate = useNavigate()
  const [open, setOpen] = useState(true)
  const leave = () => {
    setOpen(false)
    signOut()
    void navigate(pathHere('home'))
  }
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={icon} label={label} />}
    >
      {member && (
        <p className="site-header__who">
          <strong>{member.nickname}</strong>
          <span>{member.email ?? member.phone}</span>
        </p>
      )}
      <nav className="site-header__list" aria-label={label}>
        {entries.map((name) => (
          <Link key={name} to={pathHere(name)} className="site-header__link" onClick={() => setOpen(false)}>
            {t(`title.${name}`)}
          </Link>
        ))}
        <button type="button" className="site-header__link" onClick={leave}>
          <Icon shape={icons.logOut} size={16} />
          {t('signOut')}
        </button>
      </nav>
    </Popover>
  )
}
