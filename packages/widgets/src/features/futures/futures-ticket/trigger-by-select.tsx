import { useText } from '../../../shared/i18n/use-text.ts'
import { Select } from '../../../shared/ui/select.tsx'
import type { FuturesForm } from './futures-draft.ts'

/** Which price fires take profit and stop loss. */
export function TriggerBySelect({ form }: { form: FuturesForm }) {
  const { t } = useText('futures')
  return (
    <Select
      variant="quiet"
      aria-label={t('tpsl.by')}
      value={form.draft.triggerBy}
      onValueChange={(next) => form.set({ triggerBy: next })}
      options={[
        { value: 'last', label: t('tpsl.last') },
        { value: 'mark', label: t('tpsl.mark') },
      ]}
    />
  )
}
