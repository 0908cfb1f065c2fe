import { useFormat, useText } from '@bourselet/widgets'
import { Icon, type IconShape, icons, Skeleton } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { Link } from '../../shared/link.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { Bars, DailyRange, LeverageScale, LtvScale, Pools } from './product-graphics.tsx'
import { useFinanceFigures } from './use-finance-figures.ts'
import { useProductFigures } from './use-product-figures.ts'

/** The product section of the home page: one card per product with its most important figure and a small graphic. */
export function HomeProducts() {
  const { t } = useText('site')
  const { spot, futures, options } = useProductFigures()
  const { earn, loans, ai } = useFinanceFigures()
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
        <EarnCard figures={earn} />
        <LoansCard figures={loans} />
        <AiCard figures={ai} />
      </div>
    </section>
  )
}

type Figures = ReturnType<typeof useProductFigures>
type Finance = ReturnType<typeof useFinanceFigures>

function SpotCard({ figures }: { figures: Figures['spot'] }) {
  const { t } = useText('site')
  const format = useFormat()
  return (
    <Card
      to={pathHere('exchange')}
      icon={icons.candles}
      name={t('menu.spot')}
      facts={
        figures && {
          figure: format.percent(figures.taker),
          words: t(figures.isEqual ? 'home.products.spot' : 'home.products.spotTaker'),
          graphic: <Bars bars={figures.depth} />,
          foot: [t('home.products.pairs', { number: figures.pairs })],
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
      icon={icons.trend}
      name={t('menu.futures')}
      facts={
        figures && {
          figure: `${figures.leverage}×`,
          words: t('home.products.futures', { coin: figures.coin }),
          graphic: <LeverageScale />,
          foot: ['1×', `${figures.leverage}×`],
        }
      }
    />
  )
}

function OptionsCard({ figures }: { figures: Figures['options'] }) {
  const { t } = useText('site')
  const format = useFormat()
  return (
    <Card
      to={pathHere('option')}
      icon={icons.clock}
      name={t('home.products.optionsAndRounds')}
      facts={
        figures && {
          figure: format.percent(figures.payout, { decimals: 0 }),
          words: t('home.products.options', { minutes: figures.minutes }),
          graphic: <Pools bullPercent={figures.bullPercent} />,
          foot: figures.multiples
            ? figures.multiples.map((multiple, at) => `${at === 0 ? '▲' : '▼'} ${format.amount(multiple)}×`)
            : [t('home.products.spans', { from: figures.from, to: figures.to })],
        }
      }
    />
  )
}

function EarnCard({ figures }: { figures: Finance['earn'] }) {
  const { t } = useText('site')
  const { t: earn } = useText('earn')
  const format = useFormat()
  return (
    <Card
      to={pathHere('money')}
      icon={icons.percent}
      name={t('menu.earn')}
      facts={
        figures && {
          figure: format.rate(figures.rate),
          words: t('home.products.earn', { coin: figures.coin }),
          graphic: <Bars bars={figures.bars.map(({ height }) => ({ height, tone: 'plain' }))} wide />,
          foot: figures.bars.map(({ days }) =>
            days === null ? earn('tools.periods.flexible') : earn('days', { count: days }),
          ),
        }
      }
    />
  )
}

function LoansCard({ figures }: { figures: Finance['loans'] }) {
  const { t } = useText('site')
  const format = useFormat()
  return (
    <Card
      to={pathHere('loans')}
      icon={icons.bank}
      name={t('menu.loans')}
      facts={
        figures && {
          figure: format.rate(figures.rate),
          words: t('home.products.loans', { coin: figures.coin, count: figures.days }),
          graphic: <LtvScale limits={figures.ltv} />,
          foot: figures.ltv.map((percent) => format.percent(`${percent}`, { decimals: 0 })),
        }
      }
    />
  )
}

function AiCard({ figures }: { figures: Finance['ai'] }) {
  const { t } = useText('site')
  const format = useFormat()
  const percent = (rate: string) => format.percent(rate, { signed: true, decimals: 1 })
  return (
    <Card
      to={pathHere('ai')}
      icon={icons.chip}
      name={t('menu.ai')}
      facts={
        figures && {
          figure: (
            <span className="home-product__range">
              {t('home.products.range', { low: percent(figures.low), high: percent(figures.high) })}
            </span>
          ),
          words: t('home.products.ai'),
          graphic: <DailyRange low={Number(figures.low)} high={Number(figures.high)} />,
          foot: [t('home.products.days', { count: figures.days })],
        }
      }
    />
  )
}

type CardProps = {
  to: string
  icon: IconShape
  name: ReactNode
  facts:
    | { figure: ReactNode; words: ReactNode; graphic: ReactNode; foot: readonly string[] }
    | null
    | undefined
}

function Card({ to, icon, name, facts }: CardProps) {
  return (
    <Link to={to} className="home-product">
      <h3>
        <Icon shape={icon} size={18} />
        {name}
      </h3>
      <p className="home-product__figure">{facts ? facts.figure : <Skeleton width={84} />}</p>
      <p>{facts ? facts.words : <Skeleton width="60%" />}</p>
      <span className="home-product__graphic" aria-hidden>
        {facts?.graphic}
      </span>
      <p className="home-product__foot">
        {facts ? facts.foot.map((text) => <span key={text}>{text}</span>) : <Skeleton width="40%" />}
      </p>
    </Link>
  )
}
