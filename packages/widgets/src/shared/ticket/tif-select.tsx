import { useText } from '../i18n/use-text.ts'
import { Select } from '../ui/select.tsx'
import type { TicketView } from './ticket-view.ts'

const kinds = ['GTC', 'IOC', 'FOK'] as const

/** How long a limit order stands: by its code, which traders of all languages know; in words in the list. */
export function TifSelect({ form }: { form: TicketView['form'] }) {
  const { t } = useText('orders')
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
