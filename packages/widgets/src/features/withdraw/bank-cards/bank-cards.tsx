import { useState } from 'react'
import { useMember } from '../../../shared/data/use-member.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { keptDraft } from '../../../shared/intent/kept-draft.ts'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.ts'
import { useRecentChange } from '../use-recent-change.ts'
import { useRefresh } from '../use-refresh.ts'
import type { BankCard } from '../withdrawal.ts'
import { CardDialog } from './card-dialog.tsx'

/** The list of the member's bank cards, to which withdrawals can be paid out. */
export function BankCards(links: FundPasswordLinks) {
  const { t } = useText('withdraw')
  const { data: member } = useMember()
  const isRecent = useRecentChange()
  const errorText = useErrorText()
  const refresh = useRefresh()
  const [, setPanel] = useKeptFocus<HTMLElement>()
  const { sdk } = useBourselet()
  const [isAdding, setIsAdding] = useState(() => Boolean(keptDraft(sdk, 'bank-card')))
  const remove = useIntent({
    needsFundPassword: true,
    identity: ({ id }: BankCard) => `withdraw.saveDestination delete bank ${id}`,
    send: (sdk, { id }, { fundPassword, idempotencyKey }) =>
      sdk.withdraw.saveDestination(
        { type: 'bank', action: 'delete', id, trade_password: fundPassword },
        { idempotencyKey },
      ),
    onDone: refresh,
    onFailed: refresh,
  })
  const cards = member?.wallet_info.banks
  return (
    <Panel
      ref={setPanel}
      className="bl-withdraw__list"
      title={t('bank.title')}
      actions={
        <Button size="small" icon={icons.plus} disabled={!cards} onClick={() => setIsAdding(true)}>
          {t('bank.add')}
        </Button>
      }
    >
      {remove.state.phase === 'refused' && <Notice tone="error">{errorText(remove.state.error)}</Notice>}
      {cards?.length === 0 && <Empty icon={icons.bank} title={t('bank.none')} />}
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
                icon={icons.close}
                size="small"
                label={t('book.removeOne', { name: card.bank_name })}
                onClick={() => remove.submit(card)}
              />
            </span>
          </li>
        ))}
      </ul>
      <CardDialog {...links} open={isAdding} onClose={() => setIsAdding(false)} />
      <FundPasswordDialog
        {...links}
        intent={remove}
        prompt={({ bank_name, bank_card }) => ({
          title: t('book.removeOne', { name: bank_name }),
          summary: <p>{bank_card}</p>,
          button: t('book.remove'),
        })}
      />
    </Panel>
  )
}
