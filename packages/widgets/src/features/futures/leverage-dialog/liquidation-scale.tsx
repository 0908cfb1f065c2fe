import type { Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { distance, type Effect, placesOn, type Subject } from './margin-effect.ts'

export type LiquidationScaleProps = {
  subject: Subject
  tick: Decimal
  /** The effect of the selected margin mode and leverage. */
  chosen: Effect
  /**
   * The effect of the margin mode and leverage that apply now; null if the member has selected the same ones.
   */
  present: Effect | null
  presentTexts: string
}

/**
 * A scale with marks at the entry price and at the liquidation prices of the selected margin mode and leverage.
 * Gray marks show the liquidation prices at the margin mode and leverage that apply now.
 */
export function LiquidationScale({ subject, tick, chosen, present, presentTexts }: LiquidationScaleProps) {
  const { t } = useText('futures')
  const format = useFormat()
  const entry = subject.price
  const sides = (['long', 'short'] as const).filter((side) => !subject.side || side === subject.side)
  const shown = sides.flatMap((side) => chosen.liquidation[side] ?? [])
  const before = sides.flatMap((side) => present?.liquidation[side] ?? [])
  const place = placesOn([entry, ...shown, ...before])
  const at = (price: Decimal) => ({ insetInlineStart: `${place(price)}%` })
  return (
    <div className="bl-liq-scale bl-numbers">
      <div className="bl-liq-scale__heads">
        {sides.map((side) => {
          const price = chosen.liquidation[side]
          const away = price && format.percent(distance(price, entry), { signed: true })
          return (
            <div key={side} className="bl-liq-scale__head" data-side={side}>
              <span>
                {t(side)} {away}
              </span>
              <b>{price ? format.price(price, tick) : '—'}</b>
            </div>
          )
        })}
      </div>
      <div className="bl-liq-scale__track" aria-hidden>
        {sides.map((side) => {
          const price = chosen.liquidation[side]
          if (!price) return null
          const ends = [place(price), place(entry)].sort((a, b) => a - b)
          const [from = 0, to = 0] = ends
          return (
            <span
              key={side}
              className="bl-liq-scale__span"
              style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
            />
          )
        })}
        {before.map((price) => (
          <span key={`before ${price}`} className="bl-liq-scale__before" style={at(price)} />
        ))}
        {shown.map((price) => (
          <span key={price} className="bl-liq-scale__mark" style={at(price)} />
        ))}
        <span className="bl-liq-scale__entry" style={at(entry)} />
      </div>
      <div className="bl-liq-scale__foot">
        <span>
          {t('leverage.entry')} {format.price(entry, tick)}
        </span>
        {before.length > 0 && (
          <span>
            {before.map((price) => format.price(price, tick)).join(' / ')}{' '}
            {t('leverage.present', { margin: presentTexts })}
          </span>
        )}
      </div>
    </div>
  )
}
