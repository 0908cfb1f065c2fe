import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import { BetStatus } from './bet-status.tsx'
import { PnlNow } from './estimates.tsx'
import { OwnResults } from './own-results.tsx'
import { useMyBets } from './use-my-bets.ts'
import './bets.css'
import '../../../shared/ui/panel.css'

export type RecentBetsProps = {
  symbol: string
  onHistory?: (() => void) | undefined
  onSignIn?: (() => void) | undefined
}

const SHOWN = 5

/** The member's latest bets in rounds, for narrow layouts. */
export const RecentRounds = (props: RecentBetsProps) => <RecentBets mode="round" {...props} />

/** The member's latest options, for narrow layouts. */
export const RecentOptions = (props: RecentBetsProps) => <RecentBets mode="time" {...props} />

function RecentBets({ symbol, mode, onHistory, onSignIn }: RecentBetsProps & { mode: 'time' | 'round' }) {
  const { t } = useText('prediction')
  const { signedIn } = useSession()
  const { data } = useMyBets({ symbol, mode, page: 1, limit: SHOWN })
  const rows = data?.list ?? []
  return (
    <section className="bl-panel bl-recent">
      <header className="bl-recent__top">
        <h2>{t(mode === 'round' ? 'orders.myRounds' : 'orders.myOptions')}</h2>
        {signedIn && onHistory && (
          <button type="button" className="bl-recent__all" onClick={() => onHistory()}>
            {t('orders.all')}
            <Icon shape={icons.chevronRight} size={16} />
          </button>
        )}
      </header>
      {!signedIn ? (
        <SignedOut title={t('orders.signedOut')} onSignIn={onSignIn} />
      ) : data && rows.length === 0 ? (
        <p className="bl-recent__none">{t(`orders.none.${mode}`)}</p>
      ) : (
        <>
          {rows.length > 0 && <OwnResults mode={mode} symbol={symbol} />}
          <ul>
            {rows.map((order) => (
              <RecentBet key={order.order_no} order={order} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function RecentBet({ order }: { order: OptionOrder }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const duration = useDuration()
  const { usdt } = useStakes()
  const { mode, round_no, seconds, open_price, delivery_price, pnl } = order
  const name = mode === 'round' ? roundNumber(round_no ?? '') : duration(seconds ?? 0)
  return (
    <li className="bl-recent__row">
      <span>
        <strong>
          <DirectionWord direction={order.direction} />
        </strong>{' '}
        {usdt(order.amount)}{' '}
        {open_price && (
          <span className="bl-recent__quiet">{t('option.at', { price: format.price(open_price) })}</span>
        )}
      </span>
      <span className="bl-recent__end">{pnl === null ? <PnlNow order={order} /> : <Gain value={pnl} />}</span>
      <span className="bl-recent__quiet">
        {name}
        {delivery_price && ` → ${format.price(delivery_price)}`}
      </span>
      <span className="bl-recent__end">
        <BetStatus order={order} />
      </span>
    </li>
  )
}
