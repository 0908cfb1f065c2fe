import { useFormat, useText } from '@bourselet/widgets'
import { Icon, type IconName, Skeleton } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathHere } from '../../shared/twin-routes.ts'
import { useProductFigures } from './use-product-figures.ts'

/** The tradable products, each with its most important figure. */
export default function HomeProducts() {
  const { t } = useText('site')
  const { spot, futures, options, round } = useProductFigures()
  return (
    <section className="home-block">
      <header>
        <h2>{t('home.products.title')}</h2>
        <p>{t('home.products.text')}</p>
      </header>
      <div className="home-products">
        <SpotCard figures={spot} />
        <FuturesCard figures={futures} />
        <OptionsCard figures={options} />
        <RoundsCard figures={round} />
      </div>
    </section>
  )
}

type Figures = ReturnType<typeof useProductFigures>

function SpotCard({ figures }: { figures: Figures['spot'] }) {
  const { t } = useText('site')
  const format = useFormat()
  return (
    <Card
      to={pathHere('exchange')}
      icon="candles"
      name={t('menu.spot')}
      facts={
        figures && {
          figure: format.percent(figures.taker),
          words: t(figures.isEqual ? 'home.products.spot' : 'home.products.spotTaker'),
          foot: t('home.products.pairs', { number: figures.pairs }),
        }
      }
    />
  )
}

function FuturesCard({ figures }: { figures: Figures['futures'] }) {
  const { t } = useText('site')
  return (
    <Card
      to={pathHere('cexchange')}
      icon="trend"
      name={t('menu.futures')}
      facts={
        figures && {
          figure: `${figures.leverage}×`,
          words: t('home.products.futures', { coin: figures.coin }),
          foot: t('home.products.margin'),
        }
      }
    />
  )
}

function OptionsCard({ figures }: { figures: Figures['options'] }) {
  const { t } = useText('site')
  const { t: words } = useText('prediction')
  const format = useFormat()
  return (
    <Card
      to={`${pathHere('option')}?view=options`}
      icon="alarm"
      name={words('view.options')}
      facts={
        figures && {
          figure: format.percent(figures.payout, { decimals: 0 }),
          words: t('home.products.options', { minutes: figures.minutes }),
          foot: t('home.products.spans', { from: figures.from, to: figures.to }),
        }
      }
    />
  )
}

function RoundsCard({ figures }: { figures: Figures['round'] }) {
  const { t } = useText('site')
  const { t: words } = useText('prediction')
  const format = useFormat()
  return (
    <Card
      to={pathHere('option')}
      icon="clock"
      name={words('view.rounds')}
      facts={
        figures && {
          figure: format.percent(figures.fee, { decimals: 0 }),
          words: t('home.products.rounds'),
          foot: words(`rules.short.${figures.tieRule}`),
        }
      }
    />
  )
}

type CardProps = {
  to: string
  icon: IconName
  name: ReactNode
  facts: { figure: ReactNode; words: ReactNode; foot: ReactNode } | null | undefined
}

function Card({ to, icon, name, facts }: CardProps) {
  return (
    <Link to={to} className="home-product">
      <h3>
        <Icon name={icon} size={18} />
        {name}
      </h3>
      <p className="home-product__figure">{facts ? facts.figure : <Skeleton width={84} />}</p>
      <p>{facts ? facts.words : <Skeleton width="60%" />}</p>
      <p className="home-product__foot">{facts ? facts.foot : <Skeleton width="40%" />}</p>
    </Link>
  )
}
