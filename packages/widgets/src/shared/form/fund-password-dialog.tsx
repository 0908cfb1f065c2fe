import { BourseletError } from '@bourselet/sdk'
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMember } from '../data/use-member.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { Notice } from '../ticket/notice.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PinField } from '../ui/pin-field.tsx'
import { fundAccount } from './fund-account.ts'
import type { FundDeed, FundPasswordWays } from './fund-deed.ts'

type Shown = FundPasswordWays & {
  send: (tradePassword: string) => Promise<unknown>
  onDone: (answer: unknown) => void
  /** Of everything that is not about the password. */
  onFailed: (thrown: unknown) => void
  onClose: () => void
}

/** The confirm step: the deal once more, and the six digits. Open while there is a deed. */
export function FundPasswordDialog({ deed, ...rest }: Shown & { deed: FundDeed<unknown> | null }) {
  const { t } = useText('shared')
  // A dialog that fades away still shows what it was about.
  const [last, setLast] = useState(deed)
  if (deed && deed !== last) setLast(deed)
  const isSending = useRef(false)
  return (
    <Dialog
      open={deed !== null}
      onOpenChange={(open) => !open && !isSending.current && rest.onClose()}
      sticky
      title={last?.title ?? t('fund.title')}
    >
      {last && <Entry deed={last} isSending={isSending} {...rest} />}
    </Dialog>
  )
}

const LENGTH = 6

type EntryProps = Shown & { deed: FundDeed<unknown>; isSending: RefObject<boolean> }

function Entry({ deed, isSending, send, onDone, onFailed, onClose, ...ways }: EntryProps) {
  const { t } = useText('shared')
  const words = useErrorText()
  const { data: member } = useMember()
  const [digits, setDigits] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // The way out of a forgotten one stands before it; the digits are what the dialog is about.
  useLayoutEffect(() => input.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current || isStopped) return
    if (digits.length < LENGTH) {
      setRefused({ name: 'TRADE_PASSWORD_FORMAT' })
      return input.current?.focus()
    }
    isSending.current = true
    setBusy(true)
    try {
      onDone(await send(digits))
    } catch (thrown) {
      const about = aboutPassword(thrown)
      if (!about) return onFailed(thrown)
      setRefused(about)
      if (about.name === 'UNKNOWN') return
      setDigits('')
      input.current?.focus()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  const isUnknown = refused?.name === 'UNKNOWN'
  const isStopped = stops(refused)
  const atField = refused && !isUnknown && !isStopped ? words(refused.error ?? refused.name) : undefined
  return (
    <form className="bl-fund" noValidate onSubmit={submit}>
      {deed.summary}
      <PinField
        ref={input}
        name="trade_password"
        account={fundAccount(member)}
        label={t('fund.label')}
        hint={t('fund.hint')}
        error={atField}
        value={digits}
        readOnly={busy || isUnknown}
        disabled={isStopped}
        onValueChange={(next) => {
          setDigits(next)
          setRefused(null)
        }}
        corner={
          ways.onForgotFundPassword && (
            <button type="button" className="bl-link" onClick={ways.onForgotFundPassword}>
              {t('fund.forgot')}
            </button>
          )
        }
      />
      {isUnknown && (
        <Notice tone="warn">
          <p className="bl-ticket__notice-title">{t('fund.unknownTitle')}</p>
          <p>{t('fund.unknown')}</p>
        </Notice>
      )}
      {refused && isStopped && <Stopped refused={refused} {...ways} />}
      <div className="bl-fund__buttons">
        <Button size="big" disabled={busy} onClick={onClose}>
          {t('back')}
        </Button>
        {!isStopped && (
          <Button type="submit" size="big" variant="primary" busy={busy}>
            {isUnknown ? t('fund.again') : deed.button}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Nothing that is typed here helps any more: what does, with the way there. */
function Stopped({
  refused,
  onForgotFundPassword,
  onSetFundPassword,
}: FundPasswordWays & { refused: Refused }) {
  const { t } = useText('shared')
  const words = useErrorText()
  const isFirst = refused.name === 'TRADE_PASSWORD_NOT_SET'
  const go = isFirst ? onSetFundPassword : onForgotFundPassword
  return (
    <Notice tone="error">
      <p>{words(refused.name)}</p>
      {go && (
        <div className="bl-ticket__notice-actions">
          <Button size="small" variant="primary" onClick={go}>
            {t(isFirst ? 'fund.set' : 'fund.reset')}
          </Button>
        </div>
      )}
    </Notice>
  )
}

type Refused = { name: string; error?: unknown }

const stops = (refused: Refused | null): boolean =>
  refused?.name === 'TRADE_PASSWORD_NOT_SET' || refused?.name === 'TRADE_PASSWORD_RESET'

/** What is settled in this dialog: everything about the password, and an outcome that nobody knows. */
function aboutPassword(thrown: unknown): Refused | null {
  if (!(thrown instanceof BourseletError)) return null
  if (thrown.outcome === 'unknown') return { name: 'UNKNOWN' }
  return thrown.name.startsWith('TRADE_PASSWORD_') ? { name: thrown.name, error: thrown } : null
}
