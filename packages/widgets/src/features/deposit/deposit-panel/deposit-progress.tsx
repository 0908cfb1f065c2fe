import { useEffect, useRef } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ShortId } from '../../../shared/funds/short-id.tsx'
import { useFundCoins } from '../../../shared/funds/use-fund-coins.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import type { Deposit } from '../deposit.ts'
import { DepositStatusChip } from '../deposit-status.tsx'
import { DepositSteps } from '../deposit-steps.tsx'
import { depositsQuery } from '../use-deposits.ts'
import { useLiveDeposit } from '../use-live-deposit.ts'
import { DepositHelp } from './deposit-help.tsx'
import { useDeposit } from './use-deposit.ts'

/** The steps of the shown deposit, updated live, and answers for a deposit that is not shown. */
export function DepositProgress() {
  const { t } = useText('deposit')
  const { data: deposit } = useLiveDeposit(useDeposit().deposit)
  useDepositToasts(deposit)
  return (
    <Panel
      className="bl-deposit__progress"
      title={t('onItsWay')}
      actions={deposit && <DepositStatusChip status={deposit.status} />}
    >
      {deposit ? (
        <Steps deposit={deposit} />
      ) : (
        <Empty icon={icons.clock} title={t('none')} text={t('noneText')} />
      )}
      <DepositHelp />
    </Panel>
  )
}

function Steps({ deposit }: { deposit: Deposit }) {
  const { t } = useText('deposit')
  const format = useFormat()
  const { coins } = useFundCoins('deposit')
  const chain = coins
    ?.find(({ coin }) => coin === deposit.coin)
    ?.chains.find(({ chain }) => chain === deposit.chain)
  return (
    <div className="bl-deposit__progress-body">
      <p className="bl-deposit__sum bl-numbers">
        <strong>{format.amount(deposit.amount, { minDecimals: 2 })}</strong> {deposit.coin}
        <span>{deposit.chain}</span>
      </p>
      <DepositSteps deposit={deposit} terms={chain} />
      {deposit.txid && (
        <p className="bl-deposit__tx">
          <span>{t('transaction')}</span>
          <ShortId text={deposit.txid} label={t('transaction')} />
        </p>
      )}
    </div>
  )
}

/**
 * Shows a toast when the deposit is credited. At each change of its status, fetches the deposits and balances
 * again.
 */
function useDepositToasts(deposit: Deposit | undefined) {
  const { t } = useText('deposit')
  const { page } = useBourselet()
  const { show } = useToast()
  const format = useFormat()
  const last = useRef<Deposit | undefined>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = deposit
    if (!deposit || before?.order_no !== deposit.order_no || before.status === deposit.status) return
    void page.queryClient.invalidateQueries({ queryKey: depositsQuery.key })
    void page.queryClient.invalidateQueries({ queryKey: ['wallet.balances'] })
    if (deposit.status !== 'success') return
    const amount = `${format.amount(deposit.credited)} ${deposit.coin}`
    show({ tone: 'success', title: t('creditedToast', { amount }) })
  }, [deposit, page, show, format, t])
}
