import { useState } from 'react'
import { useLogin } from '../../../shared/data/use-login.ts'
import { useMember } from '../../../shared/data/use-member.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { AddressText } from '../../../shared/funds/address-text.tsx'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { keptDraft } from '../../../shared/intent/kept-draft.ts'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { widget } from '../../../shared/ui/widget.tsx'
import { BankCards } from '../bank-cards/bank-cards.tsx'
import { useRecentChange } from '../use-recent-change.ts'
import { useRefresh } from '../use-refresh.ts'
import type { SavedAddress } from '../withdrawal.ts'
import { AddressDialog, type KeptAddress } from './address-dialog.tsx'

export type AddressBookProps = FundPasswordLinks & { onSignIn?: () => void }

/**
 * The member's saved withdrawal addresses. If the operator pays out to bank cards, also the member's cards.
 */
export const AddressBook = widget(
  'address-book',
  function AddressBook({ onSignIn, ...fundPasswordLinks }: AddressBookProps) {
    const { t, ready } = useText('withdraw')
    const { signedIn } = useSession()
    const login = useLogin()
    return (
      <Root name="address-book">
        {ready && !signedIn && (
          <Panel>
            <SignedOut title={t('book.signedOut')} onSignIn={onSignIn} />
          </Panel>
        )}
        {ready && signedIn && <Content key={login} {...fundPasswordLinks} />}
      </Root>
    )
  },
)

function Content(fundPasswordLinks: FundPasswordLinks) {
  const { data: settings } = useSiteSettings()
  return (
    <>
      <Addresses {...fundPasswordLinks} />
      {settings?.bank_withdraw_enabled && <BankCards {...fundPasswordLinks} />}
    </>
  )
}

function Addresses(fundPasswordLinks: FundPasswordLinks) {
  const { t } = useText('withdraw')
  const { data: member, error, refetch, refreshing } = useMember()
  const limit = useSiteSettings().data?.withdraw_address_limit
  const { sdk } = useBourselet()
  const [edited, setEdited] = useState(() => keptDraft<KeptAddress>(sdk, 'address')?.edited ?? null)
  const [, setPanel] = useKeptFocus<HTMLElement>()
  const { remove, failure, dialog } = useRemove(fundPasswordLinks)
  const list = member?.wallet_info.addresses
  const isFull = limit !== undefined && (list?.length ?? 0) >= limit
  if (error && !list) {
    return (
      <Panel>
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      </Panel>
    )
  }
  return (
    <Panel
      ref={setPanel}
      className="bl-withdraw__list"
      title={
        <>
          {t('book.title')}{' '}
          {list && limit && (
            <small className="bl-numbers">
              {list.length}/{limit}
            </small>
          )}
        </>
      }
      actions={
        <Button
          size="small"
          variant="primary"
          icon={icons.plus}
          disabled={!list || isFull}
          onClick={() => setEdited('new')}
        >
          {t('book.add')}
        </Button>
      }
    >
      <p className="bl-withdraw__hint">{isFull ? t('book.full', { count: limit }) : t('book.note')}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      {!list && <Skeleton height={120} />}
      {list?.length === 0 && <Empty icon={icons.doc} title={t('book.none')} text={t('book.noneText')} />}
      <ul>
        {list?.map((saved) => (
          <Row
            key={saved.id}
            saved={saved}
            onEdit={() => setEdited(saved)}
            onRemove={() => void remove(saved)}
          />
        ))}
      </ul>
      <AddressDialog
        {...fundPasswordLinks}
        edited={edited}
        book={list ?? []}
        onClose={() => setEdited(null)}
      />
      {dialog}
    </Panel>
  )
}

type RowProps = { saved: SavedAddress; onEdit: () => void; onRemove: () => void }

function Row({ saved, onEdit, onRemove }: RowProps) {
  const { t } = useText('withdraw')
  const isRecent = useRecentChange()
  const name = saved.remark || saved.pair
  return (
    <li className="bl-withdraw__row">
      <span className="bl-withdraw__entry-name">
        <strong>{name}</strong>
        <small>{saved.pair}</small>
      </span>
      <AddressText address={saved.address} />
      {isRecent(saved) && <Chip tone="warn">{t('book.changed')}</Chip>}
      <span className="bl-withdraw__row-actions">
        <IconButton icon={icons.pen} size="small" label={t('book.editOne', { name })} onClick={onEdit} />
        <IconButton
          icon={icons.close}
          size="small"
          label={t('book.removeOne', { name })}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}

function useRemove(links: FundPasswordLinks) {
  const { t } = useText('withdraw')
  const { show } = useToast()
  const errorText = useErrorText()
  const refresh = useRefresh()
  const remove = useIntent({
    needsFundPassword: true,
    identity: ({ id }: SavedAddress) => `withdraw.saveDestination delete crypto ${id}`,
    send: (sdk, { id }, { fundPassword, idempotencyKey }) =>
      sdk.withdraw.saveDestination(
        { type: 'crypto', action: 'delete', id, trade_password: fundPassword },
        { idempotencyKey },
      ),
    onDone(_, { remark, pair }) {
      show({ tone: 'success', title: t('book.removed', { name: remark || pair }) })
      refresh()
    },
    onFailed: refresh,
  })
  const { state } = remove
  return {
    remove: remove.submit,
    failure: state.phase === 'refused' ? errorText(state.error) : null,
    dialog: (
      <FundPasswordDialog
        {...links}
        intent={remove}
        prompt={({ remark, pair, address }) => ({
          title: t('book.removeOne', { name: remark || pair }),
          summary: <AddressText address={address} />,
          button: t('book.remove'),
        })}
      />
    ),
  }
}
