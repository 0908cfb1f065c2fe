import { useText } from '../i18n/use-text.ts'
import type { Row } from './preview-rows.tsx'

/** Side and type of an order that is about to be sent, as the first row of its confirmation. */
export function useKindRow(): (side: 'buy' | 'sell', words: string) => Row {
  const { t } = useText('orders')
  return (side, words) => ({
    name: 'kind',
    label: t('confirm.kind'),
    value: (
      <span className="bl-ticket__kind" data-side={side}>
        <span className="bl-arrow" data-way={side === 'buy' ? 'up' : 'down'} aria-hidden /> {words}
      </span>
    ),
  })
}
