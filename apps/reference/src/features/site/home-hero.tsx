import { add, type Decimal, mul } from '@bourselet/sdk/money'
import { useFormat, useSession, useSymbols, useText } from '@bourselet/widgets'
import { Button, Skeleton } from '@bourselet/widgets/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathHere } from '../../shared/twin-routes.ts'

/**
 * The top of the home page: headline, start of the registration, and market figures. The headline renders
 * without waiting for the server.
 */
export function HomeHero() {
  const { t } = useText('site')
  const { signedIn } = useSession()
  const navigate = useNavigate()
  return (
    <section className="home-hero">
      <h1>{t('home.title')}</h1>
      <p className="home-hero__lead">{t('home.lead')}</p>
      {signedIn ? (
        <div className="home-hero__join">
          <Button variant="primary" size="big" onClick={() => void navigate(pathHere('exchange'))}>
            {t('home.trade')}
          </Button>
        </div>
      ) : (
        <Join />
      )}
      <Figures />
    </section>
  )
}

function Join() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const [account, setAccount] = useState('')
  const start = (event: FormEvent) => {
    event.preventDefault()
    void navigate(pathHere('register'), { state: { account } })
  }
  return (
    <>
      <form className="home-hero__join" onSubmit={start}>
        <span className="bl-box">
          <input
            className="bl-box__input"
            name="account"
            autoComplete="username"
            maxLength={254}
            aria-label={t('home.account')}
            placeholder={t('home.account')}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
        </span>
        <Button type="submit" variant="primary" size="big">
          {t('createAccount')}
        </Button>
      </form>
      <p className="home-hero__look">{t('home.look')}</p>
    </>
  )
}

function Figures() {
  const { t } = useText('site')
  const format = useFormat()
  const figures = useMarketFigures()
  const rows = [
    { key: 'turnover', value: figures && format.compact(figures.turnover) },
    { key: 'pairs', value: figures && format.amount(`${figures.pairs}`) },
    // The figure 1 s is the interval at which the index price is published (docs/rules.md).
    { key: 'index', value: t('home.figures.second') },
  ] as const
  return (
    <dl className="home-hero__figures">
      {rows.map(({ key, value }) => (
        <div key={key}>
          <dd>{value || <Skeleton width={72} />}</dd>
          <dt>{t(`home.figures.${key}`)}</dt>
        </div>
      ))}
    </dl>
  )
}

/** Returns the 24-hour turnover of all spot pairs together in USDT, and the number of pairs. */
function useMarketFigures(): { turnover: Decimal; pairs: number } | undefined {
  const { data } = useSymbols()
  if (!data) return undefined
  const rate = (quote: string): Decimal =>
    quote === 'USDT' ? '1' : (data.find(({ symbol }) => symbol === `${quote}USDT`)?.last ?? '0')
  return {
    turnover: data.reduce((sum, { turnover_24h, quote }) => add(sum, mul(turnover_24h, rate(quote))), '0'),
    pairs: data.length,
  }
}
