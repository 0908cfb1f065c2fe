import { useText } from '../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { RoundsState } from './use-prediction-rounds.ts'

/** The buttons that show older or newer past rounds. */
export function RoundPages({ paging }: Pick<RoundsState, 'paging'>) {
  const { t } = useText('prediction')
  return (
    <span className="bl-rounds__pages">
      <IconButton
        icon={icons.chevronLeft}
        size="small"
        label={t('bar.older')}
        disabled={!paging.older}
        onClick={() => paging.older?.()}
      />
      <IconButton
        icon={icons.chevronRight}
        size="small"
        label={t('bar.newer')}
        disabled={!paging.newer}
        onClick={() => paging.newer?.()}
      />
    </span>
  )
}
