import { useState } from 'react'
import { useLeaveWarning } from '../../../shared/form/use-leave-warning.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CoinChoice } from '../../../shared/funds/coin-choice.tsx'
import { feeText } from '../../../shared/funds/fee-text.ts'
import type { FundPlace } from '../../../shared/funds/fund-frame.tsx'
import { NetworkChoice } from '../../../shared/funds/network-choice.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog } from '../../../shared/intent/fund-password-dialog.tsx'
import { isKeptForReturn } from '../../../shared/intent/kept-draft.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { useRefresh } from '../use-refresh.ts'
import { useWithdrawalsOfToday } from '../use-withdrawals.ts'
import { WithdrawalDetails } from '../withdraw-records/withdrawal-details.tsx'
import type { Withdrawal } from '../withdrawal.ts'
import { AmountPart } from './amount-part.tsx'
import { CardChoice } from './card-choice.tsx'
import { CodePart } from './code-part.tsx'
import { ConfirmSummary } from './confirm-summary.tsx'
import { DestinationChoice } from './destination-choice.tsx'
import { useWithdrawEntry } from './use-withdraw-entry.ts'
import type { WithdrawFormProps } from './withdraw-form-props.ts'
import { WithdrawSummary } from './withdraw-summary.tsx'
import '../withdraw.css'

type EntryProps = Omit<WithdrawFormProps, 'coin' | 'onCoinChange' | 'onSignIn'> & { place: FundPlace }

/** The withdrawal form. When a withdrawal has been accepted, a dialog shows its details. */
export function WithdrawEntry({ place, ...props }: EntryProps) {
  const { coins, coin, chain, pickCoin, pickChain } = place
  const { t } = useText('withdraw')
  const { show } = useToast()
  const format = useFormat()
  const refresh = useRefresh()
  const { onForgotFundPassword, onSetFundPassword } = props
  const links = { onForgotFundPassword, onSetFundPassword }
  const [done, setDone] = useState<Withdrawal | null>(null)
  const sum = (of: { amount: string; coin: string }) => `${format.amount(of.amount)} ${of.coin}`
  const entry = useWithdrawEntry(coin, chain, {
    onDone(withdrawal, request) {
      refresh()
      show({ tone: 'success', title: t('accepted', { amount: sum(request) }) })
      setDone(withdrawal)
      props.onRequested?.(withdrawal)
    },
    onFailed: refresh,
  })
  const { form, hasBank, method, setMethod } = entry
  const { data: today } = useWithdrawalsOfToday()
  const current = today?.list.find(({ order_no }) => order_no === done?.order_no)
  useLeaveWarning(form.dirty, props.onDirtyChange, form.dirty && !isKeptForReturn(form.intent))
  return (
    <>
      <form className="bl-withdraw__columns" {...form.props}>
        <Panel className="bl-withdraw__main">
          <div className="bl-funds__choice">
            <CoinChoice
              coins={coins}
              coin={coin.coin}
              onCoinChange={(next) => {
                pickCoin(next)
                form.reset({ ...form.values, amount: '' })
              }}
            />
            {method === 'crypto' && (
              <NetworkChoice
                chains={coin.chains}
                chain={chain.chain}
                onChainChange={(next) => {
                  pickChain(next)
                  form.forget()
                }}
                note={(one) => t('feeNote', { amount: feeText(one, coin.coin, format) })}
              />
            )}
          </div>
          {hasBank && (
            <Segment
              label={t('type')}
              value={method}
              onValueChange={setMethod}
              options={[
                { value: 'crypto', label: t('toAddress') },
                { value: 'bank', label: t('bank.card') },
              ]}
            />
          )}
          {method === 'crypto' ? (
            <DestinationChoice entry={entry} onAddressBook={props.onAddressBook} />
          ) : (
            <CardChoice entry={entry} onAddressBook={props.onAddressBook} />
          )}
          <AmountPart entry={entry} onVerify={props.onVerify} />
          {entry.terms.needsCode && <CodePart entry={entry} />}
        </Panel>
        <WithdrawSummary entry={entry} />
      </form>
      <FundPasswordDialog
        {...links}
        intent={form.intent}
        withFactor={entry.member?.has_authenticator}
        prompt={(request) => ({
          button: t('submit', { amount: sum(request) }),
          summary: <ConfirmSummary request={request} />,
        })}
      />
      <WithdrawalDetails {...links} withdrawal={current ?? done} onClose={() => setDone(null)} />
    </>
  )
}
