import { useMember, useText } from '@bourselet/widgets'
import { Chip, Icon, Skeleton } from '@bourselet/widgets/ui'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pathHere } from '../shared/twin-routes.ts'
import { useRoute } from '../shared/use-route.ts'
import { sideIcons, sideMenu } from './menu.ts'

/** The pages of the user centre with the current page marked. */
export function SideMenu({ selected }: { selected: string }) {
  const { t } = useText('site')
  // For aria-current: `page` on the entry's own page, `true` on a page that belongs to it, such as deposit
  // records.
  const current = useRoute()?.name === selected ? 'page' : 'true'
  const nav = useRef<HTMLElement>(null)
  // In a narrow window the menu is a scrolling row, so its current entry is scrolled into view.
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
      {sideMenu.map(({ key, routes }) => (
        <section key={key}>
          <h2>{t(`side.${key}`)}</h2>
          {routes.map((name) => (
            <Link key={name} to={pathHere(name)} aria-current={name === selected ? current : undefined}>
              <Icon name={sideIcons[name]} size={18} />
              {t(`title.${name}`)}
            </Link>
          ))}
        </section>
      ))}
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
