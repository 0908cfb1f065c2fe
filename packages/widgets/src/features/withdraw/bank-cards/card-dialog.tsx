import { useState } from 'react'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { keptDraft, useKeptDraft } from '../../../shared/intent/kept-draft.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { useRefresh } from '../use-refresh.ts'
import '../withdraw.css'

type CardDialogProps = FundPasswordLinks & { open: boolean; onClose: () => void }

/** A dialog that adds a bank card to the account. */
export function CardDialog({ open, onClose, ...links }: CardDialogProps) {
  const { t } = useText('withdraw')
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} sticky title={t('bank.add')}>
      <Entry onDone={onClose} {...links} />
    </Dialog>
  )
}

const rules = {
  real_name: /^.{2,64}$/u,
  bank_name: /^.{2,64}$/u,
  bank_card: /^[0-9]{8,30}$/,
  area_code: /^\+[0-9]{1,4}$/,
  bank_phone: /^[0-9]{5,15}$/,
} as const
type Card = Record<keyof typeof rules, string>

/**
 * The problem to show if the entry in a field does not match its rule, by field name. For fields that are not listed,
 * the problem is `RANGE`.
 */
const problems: Partial<Card> = { area_code: 'AREA_CODE_FORMAT', bank_phone: 'PHONE_FORMAT' }

/** Returns the text in half-width characters, without the spaces and hyphens that separate digits. */
const withoutSeparators = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '')

const cleaned = (card: Card): Card => ({
  real_name: card.real_name.trim(),
  bank_name: card.bank_name.trim(),
  bank_card: withoutSeparators(card.bank_card),
  // The plus sign is added to codes such as 44 or 0044, because their meaning is clear without it.
  area_code: withoutSeparators(card.area_code).replace(/^(00)?(?=[1-9])/, '+'),
  bank_phone: withoutSeparators(card.bank_phone),
})

function checkCard(card: Card): Partial<Card> {
  const wrong: Partial<Card> = {}
  for (const [name, value] of Object.entries(cleaned(card)) as [keyof Card, string][]) {
    if (!rules[name].test(value)) wrong[name] = value === '' ? 'REQUIRED' : (problems[name] ?? 'RANGE')
  }
  return wrong
}

const emptyCard: Card = { real_name: '', bank_name: '', bank_card: '', area_code: '+44', bank_phone: '' }

function Entry({ onDone, ...links }: FundPasswordLinks & { onDone: () => void }) {
  const { t } = useText('withdraw')
  const { show } = useToast()
  const refresh = useRefresh()
  const { sdk } = useBourselet()
  const [kept] = useState(() => keptDraft<Card>(sdk, 'bank-card'))
  const form = useForm({
    initial: emptyCard,
    start: kept ?? undefined,
    check: checkCard,
    needsFundPassword: true,
    request: (card) => ({ type: 'bank' as const, ...cleaned(card) }),
    send: (sdk, request, { fundPassword, idempotencyKey }) =>
      sdk.withdraw.saveDestination({ ...request, trade_password: fundPassword }, { idempotencyKey }),
    onDone() {
      show({ tone: 'success', title: t('bank.saved') })
      refresh()
      onDone()
    },
  })
  // The entries are kept while the member sets the fund password on another page.
  useKeptDraft('bank-card', form.values, form.intent)
  return (
    <>
      <form className="bl-withdraw__form" {...form.props}>
        <Field {...form.field('real_name')} label={t('bank.holder')} autoComplete="name" maxLength={64} />
        <Field {...form.field('bank_name')} label={t('bank.name')} maxLength={64} />
        <Field
          {...form.field('bank_card')}
          label={t('bank.number')}
          hint={t('bank.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
        <div className="bl-withdraw__pair">
          <Field {...form.field('area_code')} label={t('bank.areaCode')} inputMode="tel" maxLength={8} />
          <Field {...form.field('bank_phone')} label={t('bank.phone')} inputMode="tel" maxLength={20} />
        </div>
        <p className="bl-note">{t('book.note')}</p>
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
          {t('book.save')}
        </Button>
      </form>
      <FundPasswordDialog
        {...links}
        intent={form.intent}
        prompt={({ bank_name, bank_card }) => ({
          summary: <p>{`${bank_name} ${bank_card}`}</p>,
          button: t('book.save'),
        })}
      />
    </>
  )
}
