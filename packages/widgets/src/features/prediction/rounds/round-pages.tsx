import { useText } from '../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { RoundsState } from './use-prediction-rounds.ts'

/** The buttons that show older or newer past rounds. */
export function RoundPages({ paging }: Pick<RoundsState, 'paging'>) {
  const { t } = useText('prediction')
  return (
    <span className="bl-rounds__pages">
      <IconButton
        icon="chevron-left"
        size="small"
        label={t('bar.older')}
        disabled={!paging.older}
        onClick={() => paging.older?.()}
      />
      <IconButton
        icon="chevron-right"
        size="small"
        label={t('bar.newer')}
        disabled={!paging.newer}
        onClick={() => paging.newer?.()}
      />
    </span>
  )
}
