import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** Exits that ride along, reduce-only, post only. What only reduces protects no position: the first two exclude each other. */
export function OrderOptions({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const { t: shared } = useText('orders')
  const words = useErrorText()
  const { form, problemOf } = ticket
  const { type, withExits, reduceOnly, postOnly } = form.draft
  const problem = problemOf('reduceOnly')
  return (
    <div className="bl-futures-ticket__choices">
      <div className="bl-futures-ticket__ticks">
        <Checkbox
          checked={withExits && !reduceOnly}
          disabled={reduceOnly}
          onCheckedChange={(next) => form.set({ withExits: next })}
        >
          {t('ticket.exits')}
        </Checkbox>
        <Checkbox
          name="reduceOnly"
          checked={reduceOnly}
          onCheckedChange={(next) => form.set({ reduceOnly: next })}
        >
          {t('ticket.reduceOnly')}
        </Checkbox>
        {type === 'limit' && (
          <Checkbox checked={postOnly} onCheckedChange={(next) => form.set({ postOnly: next })}>
            {shared('kind.postOnly')}
          </Checkbox>
        )}
      </div>
      {problem && (
        <p className="bl-futures-ticket__wrong" role="alert">
          {words(problem)}
        </p>
      )}
    </div>
  )
}
