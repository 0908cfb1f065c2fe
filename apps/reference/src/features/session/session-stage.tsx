import { useText } from '@bourselet/widgets'
import { CoinList } from '@bourselet/widgets/market'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { pathTo } from '../../shared/routes.ts'
import { tradePath } from '../../shared/twin-routes.ts'
import './session-stage.css'

const agreements = ['terms', 'privacy', 'disclaimer'] as const

/** The desktop layout of log-in and registration: a list of prices on the left, the form on the right. */
export function SessionStage({ children }: { children: ReactNode }) {
  const { t } = useText('site')
  const navigate = useNavigate()
  return (
    <div className="session-stage">
      <div className="session-stage__row">
        <section className="session-stage__pitch">
          <h2>{t('home.title')}</h2>
          <CoinList view="plain" limit={5} onSelect={(symbol) => void navigate(tradePath(symbol))} />
        </section>
        <section className="session-stage__card">{children}</section>
      </div>
      <footer className="session-stage__foot">
        <nav aria-label={t('footer.legal')}>
          {agreements.map((name) => (
            <Link key={name} to={pathTo(name)}>
              {t(`title.${name}`)}
            </Link>
          ))}
        </nav>
        <span>{t('hours')}</span>
      </footer>
    </div>
  )
}
