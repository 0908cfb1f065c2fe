import { useState } from 'react'
import { useMember } from '../../../shared/data/use-member.ts'
import { type FundPasswordWays, useFundPassword } from '../../../shared/form/use-fund-password.tsx'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Notice } from '../../../shared/ticket/notice.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useRecentChange } from '../use-recent-change.ts'
import { useRefresh } from '../use-refresh.ts'
import type { BankCard } from '../withdrawal.ts'
import { CardDialog } from './card-dialog.tsx'

/** The bank cards that payouts can go to. */
export function BankCards(ways: FundPasswordWays) {
  const { t } = useText('withdraw')
  const { sdk } = useBourselet()
  const { data: member } = useMember()
  const isRecent = useRecentChange()
  const words = useErrorText()
  const refresh = useRefresh()
  const fund = useFundPassword(ways)
  const [isAdding, setIsAdding] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const remove = async ({ id, bank_name, bank_card }: BankCard) => {
    setFailed(null)
    const request = { type: 'bank' as const, action: 'delete' as const, id }
    try {
      await fund.ask({
        request,
        title: t('book.removeOne', { name: bank_name }),
        summary: <p>{bank_card}</p>,
        button: t('book.remove'),
        send: (trade_password, options) =>
          sdk.withdraw.saveDestination({ ...request, trade_password }, options),
      })
    } catch (thrown) {
      setFailed(thrown)
    } finally {
      refresh()
    }
  }
  const cards = member?.wallet_info.banks
  return (
    <Panel
      className="bl-withdraw__list"
      title={t('bank.title')}
      actions={
        <Button size="small" icon="plus" disabled={!cards} onClick={() => setIsAdding(true)}>
          {t('bank.add')}
        </Button>
      }
    >
      {failed !== null && <Notice tone="error">{words(failed)}</Notice>}
      {cards?.length === 0 && <Empty icon="bank" title={t('bank.none')} />}
      <ul>
        {cards?.map((card) => (
          <li key={card.id} className="bl-withdraw__row">
            <span className="bl-withdraw__entry-name">
              <strong>{card.bank_name}</strong>
              <small>{card.real_name}</small>
            </span>
            <span className="bl-numbers">{card.bank_card}</span>
            {isRecent(card) && <Chip tone="warn">{t('book.changed')}</Chip>}
            <span className="bl-withdraw__row-actions">
              <IconButton
                icon="close"
                size="small"
                label={t('book.removeOne', { name: card.bank_name })}
                onClick={() => void remove(card)}
              />
            </span>
          </li>
        ))}
      </ul>
      <CardDialog {...ways} open={isAdding} onClose={() => setIsAdding(false)} />
      {fund.dialog}
    </Panel>
  )
}
