import { checkAddress } from '@bourselet/sdk/address'
import { useState } from 'react'
import { useForm } from '../../../shared/form/use-form.ts'
import { AddressText } from '../../../shared/funds/address-text.tsx'
import { type FundCoin, useFundCoins } from '../../../shared/funds/use-fund-coins.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { keptDraft, useKeptDraft } from '../../../shared/intent/kept-draft.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { addressProblem } from '../address-problem.ts'
import { nearTwin } from '../near-twin.ts'
import { useRefresh } from '../use-refresh.ts'
import type { SavedAddress } from '../withdrawal.ts'
import '../withdraw.css'

type Entries = { coin: string; chain: string; address: string; remark: string }

/**
 * The entries of the form and the edited address, which are kept while the member sets the fund password on another
 * page.
 */
export type KeptAddress = { edited: SavedAddress | 'new'; values: Entries }

type DialogProps = FundPasswordLinks & {
  /** The address to edit. `new` opens an empty form, null closes the dialog. */
  edited: SavedAddress | 'new' | null
  book: readonly SavedAddress[]
  onClose: () => void
}

/** A dialog that adds or edits a saved address. */
export function AddressDialog({ edited, onClose, ...rest }: DialogProps) {
  const { t } = useText('withdraw')
  const last = useLast(edited)
  return (
    <Dialog
      open={edited !== null}
      onOpenChange={(open) => !open && onClose()}
      sticky
      title={t(last === 'new' ? 'book.add' : 'book.edit')}
    >
      <Loaded saved={last === 'new' ? null : last} onDone={onClose} {...rest} />
    </Dialog>
  )
}

type EntryProps = FundPasswordLinks & {
  saved: SavedAddress | null
  book: readonly SavedAddress[]
  onDone: () => void
}

/** Renders the form once the coins are loaded, because a new address starts with one of them. */
function Loaded(props: EntryProps) {
  const { coins, error, refetch, refreshing } = useFundCoins('withdraw')
  if (coins) return <Entry {...props} coins={coins} />
  if (error) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  return <Skeleton height={320} />
}

function Entry({ saved, book, onDone, coins, ...links }: EntryProps & { coins: readonly FundCoin[] }) {
  const { t } = useText('withdraw')
  const { t: shared } = useText('shared')
  const { show } = useToast()
  const refresh = useRefresh()
  const { sdk } = useBourselet()
  const [kept] = useState(() => keptDraft<KeptAddress>(sdk, 'address'))
  const edited = saved ?? 'new'
  const offered = coins.find((one) => one.coin === 'USDT') ?? coins[0]
  const form = useForm({
    initial: {
      coin: saved?.coin ?? offered?.coin ?? '',
      chain: saved?.chain ?? offered?.chains[0]?.chain ?? '',
      address: saved?.address ?? '',
      remark: saved?.remark ?? '',
    },
    start: kept?.values,
    check({ chain, address }: Entries) {
      const problem = addressProblem(chain, address.trim())
      return problem === null ? {} : { address: problem }
    },
    places: { ADDRESS_INVALID: 'address', ADDRESS_EXISTS: 'address', CHAIN_UNSUPPORTED: 'chain' },
    needsFundPassword: true,
    request: ({ coin, chain, address, remark }) => ({
      type: 'crypto' as const,
      ...(saved ? { id: saved.id } : {}),
      ...{ coin, chain, address: address.trim() },
      remark: remark.trim(),
    }),
    send: (sdk, request, { fundPassword, idempotencyKey }) =>
      sdk.withdraw.saveDestination({ ...request, trade_password: fundPassword }, { idempotencyKey }),
    onDone() {
      show({ tone: 'success', title: t('book.saved') })
      refresh()
      onDone()
    },
  })
  useKeptDraft('address', { edited, values: form.values } satisfies KeptAddress, form.intent)
  const { coin, chain, address } = form.values
  const chains = coins.find((one) => one.coin === coin)?.chains ?? []
  const check = checkAddress(chain, address.trim())
  const twin = check.valid
    ? nearTwin(
        check.normalized,
        book.filter(({ id }) => id !== saved?.id),
      )
    : undefined
  const pick = (next: string) => {
    const first = coins.find((one) => one.coin === next)?.chains[0]?.chain ?? ''
    form.set({ coin: next, chain: first })
  }
  return (
    <>
      <form className="bl-withdraw__form" {...form.props}>
        <div className="bl-withdraw__pair">
          <Select
            label={shared('funds.coin')}
            value={coin}
            onValueChange={pick}
            options={coins.map((one) => ({ value: one.coin, label: one.coin, hint: one.name }))}
          />
          <Select
            label={shared('funds.network')}
            value={chain}
            onValueChange={(next) => form.set({ chain: next })}
            error={form.error('chain')}
            options={chains.map((one) => ({ value: one.chain, label: one.chain }))}
          />
        </div>
        <Field
          {...form.field('address')}
          label={t('address', { chain })}
          hint={t('addressHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
        />
        {twin && (
          <Notice tone="warn">
            <p className="bl-notice__title">{t('twin.title')}</p>
            <p>{t('twin.text', { name: twin.remark || twin.pair })}</p>
            <AddressText address={twin.address} />
          </Notice>
        )}
        <Field
          {...form.field('remark')}
          label={t('book.remark')}
          hint={t('book.remarkHint')}
          maxLength={64}
        />
        <p className="bl-note">{t('book.note')}</p>
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
          {t('book.save')}
        </Button>
      </form>
      <FundPasswordDialog
        {...links}
        intent={form.intent}
        prompt={(request) => ({
          summary: (
            <>
              <Facts
                rows={[
                  [shared('funds.coin'), request.coin],
                  [shared('funds.network'), request.chain],
                ]}
              />
              <AddressText address={request.address} />
            </>
          ),
          button: t('book.save'),
        })}
      />
    </>
  )
}
