import { type Data, RefusedError } from '@bourselet/sdk'
import { compare, type Decimal, isWireAmount, trim } from '@bourselet/sdk/money'
import { useForm } from '../../../shared/form/use-form.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import { PhotoField } from '../../../shared/photo/photo-field.tsx'
import { type PhotoHandle, usePhoto } from '../../../shared/photo/use-photo.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import type { Deposit } from '../deposit.ts'
import { depositsQuery } from '../use-deposits.ts'

type Place = Data<'deposit.addresses'>[number]

type DeclareProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  place: Place
  onDeclared: (deposit: Deposit) => void
}

/**
 * The dialog in which a member declares a deposit that they sent: its amount and, optionally, the transaction
 * hash and a picture that proves it.
 */
export function DeclareDialog({ open, onOpenChange, place, onDeclared }: DeclareProps) {
  const { t } = useText('deposit')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      sticky
      title={t('declare.title')}
      description={`${place.coin} · ${place.chain}`}
    >
      <Entry
        place={place}
        onDone={(deposit) => {
          onDeclared(deposit)
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}

function Entry({ place, onDone }: { place: Place; onDone: (deposit: Deposit) => void }) {
  const { t } = useText('deposit')
  const { page } = useBourselet()
  const { show } = useToast()
  const format = useFormat()
  const { coin, chain, min_deposit } = place
  const proof = usePhoto({ scene: 'voucher' })
  const form = useForm({
    initial: { amount: '' as Decimal | '', txid: '' },
    check: ({ amount, txid }) => ({ ...checkAmount(amount), ...checkTxid(txid.trim()) }),
    places: { TXID_USED: 'txid', SANDBOX_FAUCET_LIMIT: 'amount' },
    elsewhere: ['voucher'],
    async request({ amount, txid }) {
      const id = txid.trim()
      const voucher = await sendProof(proof)
      if (voucher === 'failed') return undefined
      return {
        coin,
        chain,
        amount: trim(amount),
        ...(id ? { txid: id } : {}),
        ...(voucher ? { voucher } : {}),
      }
    },
    identity: JSON.stringify,
    send: (sdk, request, { idempotencyKey }) => sdk.deposit.declare(request, { idempotencyKey }),
    onFailed(error) {
      if (error instanceof RefusedError && error.field === 'voucher') proof.refuse(error)
    },
    onDone(deposit) {
      show({ title: t('declare.done', { amount: `${format.amount(deposit.amount)} ${coin}` }) })
      void page.queryClient.invalidateQueries({ queryKey: depositsQuery.key })
      onDone(deposit)
    },
  })
  const { amount } = form.values
  const isSmall = amount !== '' && isWireAmount(amount) && compare(amount, min_deposit) < 0
  return (
    <form className="bl-deposit__declare" {...form.props}>
      <p className="bl-note">{t(place.sandbox ? 'declare.sandbox' : 'declare.text')}</p>
      <AmountField
        {...form.field('amount')}
        label={t('declare.amount')}
        unit={coin}
        hint={
          isSmall
            ? t('declare.tooSmall', { min: `${format.amount(min_deposit)} ${coin}` })
            : t('min', { amount: format.amount(min_deposit) })
        }
      />
      <Field
        {...form.field('txid')}
        label={t('declare.txid')}
        hint={t('declare.txidHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        error={
          form.error('txid') &&
          (checkTxid(form.values.txid.trim()).txid ? t('declare.txidWrong') : form.error('txid'))
        }
      />
      <PhotoField
        title={t('declare.proof')}
        ask={t('declare.askProof')}
        photo={proof}
        kind="picture"
        optional
      />
      <p className="bl-note">{t('declare.proofNote')}</p>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <UnknownOutcome intent={form.intent} />
      <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
        {amount === ''
          ? t('declare.submitEmpty')
          : t('declare.submit', { amount: `${format.amount(amount)} ${coin}` })}
      </Button>
    </form>
  )
}

/**
 * Uploads the picture that proves the deposit and returns its URL. Returns undefined if there is no picture to
 * send. Returns `failed` if the upload failed, or if the chosen file has an error that the member has not seen
 * yet.
 */
async function sendProof(proof: PhotoHandle): Promise<string | undefined | 'failed'> {
  const { there, error } = await proof.opened()
  if (there) return (await proof.upload()) ?? 'failed'
  // If the photo error was already visible when the member pressed the button, the declaration is sent without
  // the picture.
  return error && error !== proof.error ? 'failed' : undefined
}

function checkAmount(amount: Decimal | ''): { amount?: string } {
  if (amount === '') return { amount: 'REQUIRED' }
  return isWireAmount(trim(amount)) && compare(amount, '0') > 0 ? {} : { amount: 'AMOUNT_FORMAT' }
}

const checkTxid = (txid: string): { txid?: string } =>
  txid === '' || /^[A-Za-z0-9]{10,128}$/.test(txid) ? {} : { txid: 'RANGE' }
