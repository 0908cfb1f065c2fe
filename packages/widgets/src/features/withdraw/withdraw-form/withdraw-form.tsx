import { FundFrame } from '../../../shared/funds/fund-frame.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import { WithdrawEntry } from './withdraw-entry.tsx'
import type { WithdrawFormProps } from './withdraw-form-props.ts'
import { WithdrawSkeleton } from './withdraw-skeleton.tsx'

/**
 * A form that withdraws to a saved address or a typed one. If the operator pays out to bank cards, it also
 * withdraws to a card.
 */
export const WithdrawForm = widget(
  'withdraw',
  function WithdrawForm({ coin, onCoinChange, onSignIn, ...props }: WithdrawFormProps) {
    return (
      <FundFrame
        kind="withdraw"
        coin={coin}
        onCoinChange={onCoinChange}
        onSignIn={onSignIn}
        skeleton={<WithdrawSkeleton />}
      >
        {(place) => <WithdrawEntry {...props} place={place} />}
      </FundFrame>
    )
  },
)
