import { useText } from '../../../shared/i18n/use-text.ts'
import { Select } from '../../../shared/ui/select.tsx'
import type { FuturesFormState } from './futures-form-state.ts'

/** Which price fires take profit and stop loss. */
export function TriggerBySelect({ form }: { form: FuturesFormState }) {
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
