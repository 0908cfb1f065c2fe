import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { HelpLinks } from '../help-links.ts'
import { PathLink } from '../path-link.tsx'
import { useCategories } from '../use-help-lists.ts'

type ShelfProps = { of: { id: number; cate_id: number } | undefined; links: HelpLinks }

/** All topics with their guides; that of the shown guide is open. */
export function Shelf({ of, links }: ShelfProps) {
  const { t } = useText('help')
  const { data } = useCategories()
  return (
    <nav className="bl-article__shelf" aria-label={t('topics')}>
      <PathLink className="bl-article__back" href={links.center()} links={links}>
        <Icon name="chevron-left" size={16} />
        {t('back')}
      </PathLink>
      {data?.map(({ id, name, icon, items }) => (
        <details key={id} open={id === of?.cate_id}>
          <summary>
            <img src={icon} width={18} height={18} alt="" />
            <span>{name}</span>
            <small className="bl-numbers">{items.length}</small>
          </summary>
          <ul>
            {items.map((guide) => (
              <li key={guide.id}>
                <PathLink
                  href={links.guide(guide.id)}
                  links={links}
                  aria-current={guide.id === of?.id ? 'page' : undefined}
                >
                  {guide.title}
                </PathLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
