import { useText } from '../../../shared/i18n/use-text.ts'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

const kinds = ['GTC', 'IOC', 'FOK'] as const

/** Of a limit order: post only, and how long it stands. */
export function TicketOptions({ ticket }: { ticket: TradeTicketState }) {
  const { t } = useText('spot')
  const { form } = ticket
  const { tif, postOnly } = form.draft
  return (
    <div className="bl-ticket__options">
      <Checkbox checked={postOnly} onCheckedChange={(next) => form.set({ postOnly: next })}>
        {t('ticket.postOnly')}
      </Checkbox>
      <Select
        variant="quiet"
        aria-label={t('tif.label')}
        value={postOnly ? 'GTC' : tif}
        onValueChange={(next) => form.set({ tif: next })}
        disabled={postOnly}
        options={kinds.map((kind) => ({
          value: kind,
          label: t(`tif.${kind}`),
          text: t(`tif.${kind}Hint`),
        }))}
      />
    </div>
  )
}
