import { useText } from '../i18n/use-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import './transfer.css'

/** The direction of a transfer: into the futures account or out of it. */
export type Direction = 'in' | 'out'

/** Returns the source and the target account of a direction. */
export const endsOf = (direction: Direction): readonly ['spot' | 'futures', 'spot' | 'futures'] =>
  direction === 'in' ? ['spot', 'futures'] : ['futures', 'spot']

/** The source and target accounts of a transfer, with a button that swaps them. */
export function TransferRoute({ direction, onSwap }: { direction: Direction; onSwap: () => void }) {
  const { t } = useText('convert')
  const [from, to] = endsOf(direction)
  return (
    <div className="bl-transfer__route">
      <dl className="bl-transfer__ends">
        <div>
          <dt>{t('transfer.from')}</dt>
          <dd>{t(`transfer.${from}`)}</dd>
        </div>
        <div>
          <dt>{t('transfer.to')}</dt>
          <dd>{t(`transfer.${to}`)}</dd>
        </div>
      </dl>
      <IconButton icon={icons.swap} label={t('transfer.swap')} onClick={onSwap} />
    </div>
  )
}
