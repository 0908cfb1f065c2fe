import type { Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Explained } from '../../../shared/ui/explained.tsx'
import { riskOf } from '../risk.ts'

const RADIUS = 44
const STROKE = 7
const WIDTH = 2 * RADIUS + STROKE
const HEIGHT = RADIUS + STROKE / 2 + 2
const tones = { low: 'up', middle: 'warn', high: 'down' } as const

/** Returns the point of the half circle at a fraction of its length: 0 is the left end, 1 the right end. */
const point = (share: number): string => {
  const angle = Math.PI * (1 - share)
  const x = WIDTH / 2 + RADIUS * Math.cos(angle)
  const y = RADIUS + STROKE / 2 - RADIUS * Math.sin(angle)
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}

const arc = (from: number, to: number): string => `M${point(from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to)}`

/**
 * The margin ratio as a half-circle gauge. The right end is the ratio at which cross positions are
 * liquidated.
 */
export function MarginGauge({ ratio }: { ratio: Decimal }) {
  const { t } = useText('futures')
  const format = useFormat()
  const share = Math.min(1, Math.max(0, Number(ratio) / 100))
  return (
    <div className="bl-margin-gauge">
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <path className="bl-margin-gauge__track" d={arc(0, 0.79)} />
        <path className="bl-margin-gauge__end" d={arc(0.81, 1)} />
        {share > 0 && (
          <path
            className="bl-margin-gauge__share"
            data-tone={tones[riskOf(ratio)]}
            d={arc(0, Math.max(share, 0.015))}
          />
        )}
      </svg>
      <p className="bl-margin-gauge__number bl-numbers">{format.percent(ratio)}</p>
      <div className="bl-margin-gauge__label">
        <Explained about={t('account.ratioHint')}>{t('account.ratio')}</Explained>
      </div>
    </div>
  )
}
