import { useText } from '@bourselet/widgets'
import { CoinList } from '@bourselet/widgets/market'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { pathTo } from '../../shared/routes.ts'
import { tradePath } from '../../shared/twin-routes.ts'
import './session-stage.css'

const agreements = ['terms', 'privacy', 'disclaimer'] as const

type SessionStageProps = {
  /** Content beside the form, below the heading. Default: a list of prices. */
  beside?: ReactNode
  children: ReactNode
}

/** The desktop layout of log-in and registration: the form on the right, a heading with more content on the left. */
export function SessionStage({ beside = <Prices />, children }: SessionStageProps) {
  const { t } = useText('site')
  return (
    <div className="session-stage">
      <div className="session-stage__row">
        <section className="session-stage__pitch">
          <h2>{t('home.title')}</h2>
          {beside}
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

function Prices() {
  const navigate = useNavigate()
  return <CoinList view="plain" limit={5} onSelect={(symbol) => void navigate(tradePath(symbol))} />
}
