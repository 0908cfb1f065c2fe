import { mul } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type FuturesMarket, largestNotional } from '../futures-ticket/exposure.ts'
import { type Subject, tierOf } from './margin-effect.ts'

export type TierTableProps = { market: FuturesMarket; leverage: number; subject: Subject | null }

/** The margin brackets of a contract: the maximum leverage by position value. */
export function TierTable({ market, leverage, subject }: TierTableProps) {
  const { t } = useText('futures')
  const format = useFormat()
  const { tiers, rules } = market
  const limit = largestNotional(tiers, leverage)
  const tier = subject && subject.kind !== 'example' ? tierOf(subject, market) : null
  const value =
    subject && `${format.amount(mul(subject.quantity, subject.price), { decimals: 2 })} ${rules.quote}`
  return (
    <section className="bl-tiers">
      <div className="bl-tiers__top">
        <h3 className="bl-tiers__title">{t('leverage.tiers')}</h3>
        {limit && (
          <span className="bl-tiers__limit bl-numbers">
            {t('leverage.upTo', { leverage, limit: format.amount(limit) })}
          </span>
        )}
      </div>
      <table className="bl-tiers__table bl-numbers">
        <thead>
          <tr>
            <th scope="col">{t('leverage.tierCap', { coin: rules.quote })}</th>
            <th scope="col">{t('leverage.tierMax')}</th>
            <th scope="col">{t('leverage.tierRate')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((one) => (
            <tr
              key={one.bracket}
              data-current={one.bracket === tier || undefined}
              data-closed={one.max_leverage < leverage || undefined}
            >
              <td>{format.amount(one.cap)}</td>
              <td>{one.max_leverage}×</td>
              <td>{format.rate(one.mmr)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bl-tiers__note">
        {tier && value ? t('leverage.worth', { value, tier }) : t('leverage.larger')}
      </p>
    </section>
  )
}
