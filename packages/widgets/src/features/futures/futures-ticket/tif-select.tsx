import { useText } from '../../../shared/i18n/use-text.ts'
import { Select } from '../../../shared/ui/select.tsx'
import type { FuturesForm } from './use-futures-form.ts'

const kinds = ['GTC', 'IOC', 'FOK'] as const

/** How long a limit order stands: by its code, which traders of all languages know; in words in the list. */
export function TifSelect({ form }: { form: FuturesForm }) {
  const { t } = useText('futures')
  const { tif, postOnly } = form.draft
  return (
    <Select
      variant="quiet"
      aria-label={t('tif.label')}
      value={postOnly ? 'GTC' : tif}
      onValueChange={(next) => form.set({ tif: next })}
      disabled={postOnly}
      options={kinds.map((kind) => ({
        value: kind,
        label: kind,
        hint: t(`tif.${kind}`),
        text: t(`tif.${kind}Hint`),
      }))}
    />
  )
}
