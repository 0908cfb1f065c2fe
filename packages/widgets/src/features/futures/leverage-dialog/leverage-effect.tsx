import type { Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { NowAfter } from '../../../shared/ui/preview-rows.tsx'
import type { Exposure, FuturesMarket, Margin, Rates } from '../futures-ticket/exposure.ts'
import { nameOf } from '../margin-choice/margin-choice.ts'
import type { MarginChoice } from '../margin-choice/use-margin-choice.ts'
import { LiquidationScale } from './liquidation-scale.tsx'
import { type Effect, effectOf, ruin, type Subject } from './margin-effect.ts'

export type LeverageEffectProps = {
  choice: MarginChoice
  market: FuturesMarket
  exposure: Exposure | null
  rates: Rates
  subject: Subject
  chosen: Margin
  words: (margin: Margin) => string
}

/** Leverage above which the dialog warns that a small price move loses the whole margin. */
const HIGH = 20

/** The effects of the chosen margin mode and leverage, compared with the effects of the current setting. */
export function LeverageEffect(props: LeverageEffectProps) {
  const { choice, market, exposure, rates, subject, chosen, words } = props
  const { t } = useText('futures')
  const format = useFormat()
  const coins = usePairTexts(market.rules)
  const after = effectOf(subject, chosen, market, exposure, rates)
  const isSame = nameOf(chosen) === nameOf(choice.margin)
  const now = isSame ? null : effectOf(subject, choice.margin, market, exposure, rates)
  const price = format.price(subject.price, market.rules.tick)
  const about = { held: 'leverage.held', order: 'leverage.order', example: 'leverage.example' } as const
  const lost = ({ lost }: Effect) => (lost === null ? t('leverage.balance') : coins.cost(lost))
  const limit = (value: Decimal | null) => (value === null ? '—' : coins.quote(value))
  const rows = [
    { label: t('leverage.initial'), text: ({ initial }: Effect) => coins.cost(initial) },
    { label: t('leverage.largest'), text: ({ largest }: Effect) => limit(largest) },
    { label: t('leverage.lost'), text: lost },
  ]
  return (
    <>
      <div className="bl-leverage__top">
        <span>{t('leverage.liquidation')}</span>
        <span className="bl-numbers">
          {t(about[subject.kind], { quantity: coins.base(subject.quantity), price })}
        </span>
      </div>
      <LiquidationScale
        subject={subject}
        tick={market.rules.tick}
        chosen={after}
        present={now}
        presentTexts={words(choice.margin)}
      />
      <dl className="bl-leverage-form__rows bl-numbers">
        {rows.map(({ label, text }) => (
          <div key={label} className="bl-line">
            <dt>{label}</dt>
            <dd>
              {now && text(now) !== text(after) ? (
                <NowAfter now={text(now)} after={text(after)} />
              ) : (
                text(after)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {chosen.leverage > HIGH && (
        <Notice tone="warn">
          {t('leverage.warning', { leverage: chosen.leverage, move: format.percent(ruin(chosen.leverage)) })}
        </Notice>
      )}
    </>
  )
}
