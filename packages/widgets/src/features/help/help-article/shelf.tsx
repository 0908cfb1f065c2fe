import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { HelpTarget } from '../help-links.ts'
import { PlaceLink } from '../place-link.tsx'
import { useCategories } from '../use-help-lists.ts'

type ShelfProps = { of: { id: number; cate_id: number } | undefined; links: HelpTarget }

/** All topics with their guides. The topic of the shown guide is expanded, all others are collapsed. */
export function Shelf({ of, links }: ShelfProps) {
  const { t } = useText('help')
  const { data } = useCategories()
  return (
    <nav className="bl-article__shelf" aria-label={t('topics')}>
      <PlaceLink className="bl-article__back" to={{}} links={links}>
        <Icon shape={icons.chevronLeft} size={16} />
        {t('back')}
      </PlaceLink>
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
                <PlaceLink
                  to={{ guide: guide.id }}
                  links={links}
                  aria-current={guide.id === of?.id ? 'page' : undefined}
                >
                  {guide.title}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
