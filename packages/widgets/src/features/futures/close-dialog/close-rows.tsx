import type { Position } from '../../../shared/data/use-positions.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { CloseDraft, CloseResult } from './close-draft.ts'
import '../positions/positions.css'

export type CloseRowsProps = {
  draft: CloseDraft
  position: Position
  result: CloseResult | null
  contract: SymbolInfo
  /** True if a close at market is estimated at the mark price, because no book is known. */
  isAtMark: boolean
}

/**
 * The expected result of closing the position, shown before the order is sent. Rows without values keep their
 * height, so that the layout does not shift.
 */
export function CloseRows({ draft, position, result, contract, isAtMark }: CloseRowsProps) {
  const { t } = useText('futures')
  const format = useFormat()
  const texts = usePairTexts(contract)
  const price = result && format.price(result.price, contract.tick)
  return (
    <dl className="bl-positions__rows bl-numbers">
      {draft.type === 'market' && (
        <div>
          <dt>{t('close.at')}</dt>
          <dd>{price ? (isAtMark ? t('close.aboutMark', { price }) : `≈ ${price}`) : '—'}</dd>
        </div>
      )}
      <div>
        <dt>{t('close.after')}</dt>
        <dd>
          <span className="bl-positions__before">
            {texts.number(position.quantity, 'base')} <span aria-hidden>→</span>{' '}
          </span>
          {result ? texts.held(result.left, 'base') : '—'}
        </dd>
      </div>
      <div>
        <dt>{t('close.pnl')}</dt>
        <dd data-trend={trendOf(result?.pnl)}>{result ? texts.result(result.pnl) : '—'}</dd>
      </div>
      <div>
        <dt>{t('close.fee')}</dt>
        <dd>{result ? texts.cost(result.fee) : '—'}</dd>
      </div>
    </dl>
  )
}
