import { useState } from 'react'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { coinMarks, discOf } from '../../../shared/ui/coin-marks.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { accountSlices, coinSlices, type Slice } from './slices.ts'

const RingBlank = () => <Skeleton width="136px" height="136px" round />

const RingPlot = lazyPart(() => import('./ring-plot.tsx').then(({ RingPlot }) => RingPlot), RingBlank)

type By = 'coins' | 'accounts'

/** The colors of accounts and of the slice `others`. Coins have the colors of their icons. */
const fills: Record<string, string> = {
  spot: '#8f9df0',
  futures: '#5cc3d8',
  finance: '#d3ae5b',
  others: '#7d8594',
}

const fillOf = (key: string) => fills[key] ?? coinMarks[key]?.fill ?? discOf(key).fill

/** A chart of the total value, divided by coin or by account. */
export function Allocation({ wallet }: { wallet: Wallet | undefined }) {
  const { t } = useText('wallet')
  const [by, setBy] = useState<By>('coins')
  const slices = wallet && (by === 'coins' ? coinSlices(wallet) : accountSlices(wallet))
  return (
    <Panel
      className="bl-allocation"
      title={t('overview.allocation')}
      actions={
        <Segment<By>
          size="small"
          label={t('overview.by')}
          value={by}
          onValueChange={setBy}
          options={[
            { value: 'coins', label: t('overview.coins') },
            { value: 'accounts', label: t('overview.accounts') },
          ]}
        />
      }
    >
      {slices?.length === 0 ? (
        <p className="bl-allocation__none">{t('overview.nothing')}</p>
      ) : (
        <div className="bl-allocation__body">
          <Ring slices={slices} title={t(`overview.${by}`)} />
          <Legend slices={slices} by={by} />
        </div>
      )}
    </Panel>
  )
}

function Ring({ slices, title }: { slices: Slice[] | undefined; title: string }) {
  const count = slices?.reduce((sum, { others = 1 }) => sum + others, 0)
  return (
    <div className="bl-allocation__ring">
      {slices ? (
        <RingPlot
          // The angle of a slice needs no exact value, so the decimal string becomes a number here. Slices of less than
          // half a percent are drawn as half a percent, so that they are visible.
          parts={slices.map(({ percent }) => Math.max(0.5, Number(percent)))}
          colours={slices.map(({ key }) => fillOf(key))}
        />
      ) : (
        <RingBlank />
      )}
      {slices && (
        <p className="bl-allocation__count">
          <strong>{count}</strong>
          <small>{title}</small>
        </p>
      )}
    </div>
  )
}

const waiting: Slice[] = ['a', 'b', 'c', 'd'].map((key) => ({ key, value: '0', percent: '0' }))

function Legend({ slices, by }: { slices: Slice[] | undefined; by: By }) {
  const { t } = useText('wallet')
  const format = useFormat()
  const name = ({ key, others }: Slice) => {
    if (others !== undefined) return t('overview.others', { number: others })
    return by === 'coins' ? key : t(`balances.${key as 'spot' | 'futures' | 'finance'}`)
  }
  return (
    <ul className="bl-allocation__legend bl-numbers">
      {(slices ?? waiting).map((slice) => (
        <li key={slice.key}>
          {slices ? (
            <>
              <i style={{ background: fillOf(slice.key) }} aria-hidden />
              <span>{name(slice)}</span>
              <small>
                <Secret>{format.amount(slice.value, { decimals: 2, minDecimals: 2 })}</Secret>
              </small>
              <span className="bl-allocation__percent">{format.percent(slice.percent, { decimals: 1 })}</span>
            </>
          ) : (
            <Skeleton />
          )}
        </li>
      ))}
    </ul>
  )
}
