import { changePercent, type Decimal, round } from '@bourselet/sdk/money'
import { useCall, useFormat, useSymbols, useText } from '@bourselet/widgets'
import { predictionPairs } from '@bourselet/widgets/prediction'
import { Change, CoinIcon, Icon, icons, Skeleton } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { Link } from '../../shared/link.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { HomeArea } from './home-area.tsx'
import { Pools } from './product-graphics.tsx'

const REFETCH_MS = 5_000

/** A chart of the selected pair's index price, and a list of pairs with their live and next prediction rounds. */
export function HomeRounds() {
  const { t } = useText('site')
  const [symbol, setSymbol] = useState(predictionPairs[0]!)
  const pairs = useSymbols().data
  const info = pairs?.find((one) => one.symbol === symbol)
  return (
    <>
      <div className="home-live__chart">
        <header className="home-rounds__head">
          {info && <CoinIcon coin={info.base} size={36} />}
          <span>
            <strong>{info && `${info.base} / ${info.quote}`}</strong>
            <small>{t('home.indexPrice')}</small>
          </span>
          <Link className="home-more" to={`${pathHere('option')}?symbol=${symbol}`}>
            {t('home.allRounds')}
            <Icon shape={icons.chevronRight} size={16} />
          </Link>
        </header>
        <HomeArea symbol={symbol} product="index" tick={info?.tick} />
      </div>
      <ul className="home-live__list home-rounds">
        {predictionPairs.map((one) => (
          <li key={one}>
            <PairRounds symbol={one} selected={one === symbol} onSelect={() => setSymbol(one)} />
          </li>
        ))}
      </ul>
    </>
  )
}

type PairRoundsProps = { symbol: string; selected: boolean; onSelect: () => void }

/**
 * A button with the rounds of a pair: the price change of the live round since its lock time (the end of betting), and
 * the pools and payout multiples of the next round.
 */
function PairRounds({ symbol, selected, onSelect }: PairRoundsProps) {
  const { t } = useText('site')
  const format = useFormat()
  const info = useSymbols().data?.find((one) => one.symbol === symbol)
  const { data } = useCall(
    ['prediction.times', symbol],
    (sdk, options) => sdk.prediction.times({ symbol }, options),
    { refetchMs: REFETCH_MS },
  )
  if (!data || !info) return <Skeleton height={144} />
  const { open, live } = data.rounds ?? {}
  const bull = Number(open?.bull_pool ?? 0)
  const total = Number(open?.total_pool ?? 0)
  const multiple = (ratio: Decimal | null) =>
    ratio === null ? '–' : `${format.amount(round(ratio, 2, 'DOWN'))}×`
  return (
    <button type="button" className="home-rounds__pair bl-numbers" aria-pressed={selected} onClick={onSelect}>
      <span>
        <CoinIcon coin={info.base} size={28} />
        <strong>{info.base}</strong>
        {live?.open_price && live.current_price && (
          <span className="home-rounds__live">
            <small>{t('home.sinceLock')}</small>
            <Change percent={changePercent(live.open_price, live.current_price)} arrow />
          </span>
        )}
      </span>
      {open && (
        <>
          <Pools bullPercent={total === 0 ? 50 : (100 * bull) / total} />
          <span className="home-rounds__multiples">
            <b data-trend="up">▲ {multiple(open.bull_ratio)}</b>
            <b data-trend="down">{multiple(open.bear_ratio)} ▼</b>
          </span>
          <small>{t('home.betsUntil', { time: format.time(open.lock_at, 'minute') })}</small>
        </>
      )}
    </button>
  )
}
