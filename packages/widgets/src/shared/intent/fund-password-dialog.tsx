import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMember } from '../data/use-member.ts'
import { fundAccount } from '../form/fund-account.ts'
import { checkFactor, emptyFactor, factorOf } from '../form/second-factor.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Notice } from '../ui/notice.tsx'
import { PinField } from '../ui/pin-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { IntentState } from './intent-state.ts'
import { UnknownOutcome } from './unknown-outcome.tsx'
import type { Intent } from './use-intent.ts'
import './fund-password.css'

export type FundPasswordLinks = {
  /** Opens the page that resets the fund password by a code. */
  onForgotFundPassword?: (() => void) | undefined
  /** Opens the page that sets the first fund password. */
  onSetFundPassword?: (() => void) | undefined
}

/** The texts that the dialog shows for one intent. */
export type FundPrompt = {
  /** Label of the button, naming the intent: "Withdraw 800.00 USDT". */
  button: string
  title?: string
  /** The preview of everything that the request will do. */
  summary?: ReactNode
}

export type FundPasswordDialogProps<Input, Answer> = FundPasswordLinks & {
  /** True if the write needs a second factor beside the fund password. */
  withFactor?: boolean | undefined
  /** The intent whose write needs the fund password. */
  intent: Intent<Input, Answer>
  prompt: (input: Input) => FundPrompt
}

/**
 * Returns the state, which contains the intent's input, if the intent waits for the fund password or if the member has
 * entered it. Returns null otherwise.
 */
const authorizedInput = <Input,>(state: IntentState<Input, unknown>): { input: Input } | null => {
  if (state.phase === 'authorizing') return state
  return 'authorizedBy' in state && state.authorizedBy !== null ? state : null
}

/**
 * The dialog with the preview of an intent and the field for the fund password. The dialog is open until the
 * intent is settled or the member closes it.
 */
export function FundPasswordDialog<Input, Answer>({
  intent,
  prompt,
  withFactor,
  ...links
}: FundPasswordDialogProps<Input, Answer>) {
  const { t } = useText('shared')
  const shown = authorizedInput(intent.state)
  // While the dialog fades out, no write waits for the fund password any more. So the dialog still shows its last
  // content.
  const last = useRef<FundPrompt | null>(null)
  // By default the dialog would focus its first element, the link for a forgotten password. So the dialog
  // focuses the field explicitly.
  const input = useRef<HTMLInputElement>(null)
  const now = shown ? prompt(shown.input) : last.current
  useEffect(() => {
    last.current = now
  })
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && !intent.isBusy && intent.back()}
      sticky
      initialFocus={input}
      title={now?.title ?? t('fund.title')}
    >
      {now && <Entry intent={intent} prompt={now} input={input} withFactor={withFactor} {...links} />}
    </Dialog>
  )
}

const SecondFactorField = lazyPart(
  () => import('../form/second-factor-field.tsx').then(({ SecondFactorField }) => SecondFactorField),
  () => <Skeleton height={86} />,
)

const LENGTH = 6

type EntryProps<Input, Answer> = FundPasswordLinks & {
  withFactor: boolean | undefined
  intent: Intent<Input, Answer>
  prompt: FundPrompt
  input: RefObject<HTMLInputElement | null>
}

function Entry<Input, Answer>({ intent, prompt, input, withFactor, ...links }: EntryProps<Input, Answer>) {
  const { t } = useText('shared')
  const errorText = useErrorText()
  const { data: member, refetch } = useMember()
  const { state, isBusy, authorize, back } = intent
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<unknown>(null)
  const [factor, setFactor] = useState(emptyFactor)
  const [factorProblem, setFactorProblem] = useState<unknown>(null)
  const [isFactorAsked, setFactorAsked] = useState(false)
  const factorInput = useRef<HTMLInputElement>(null)
  // The member may have turned on the authenticator after this page loaded the member's data. In this case the
  // server asks for a code.
  const needsFactor = withFactor || isFactorAsked
  const refusal = state.phase === 'authorizing' ? state.error : null
  useEffect(() => {
    if (!refusal) return
    if (refusal.name.startsWith('SECOND_')) {
      setFactorAsked(true)
      setFactorProblem(refusal)
      factorInput.current?.focus()
      return
    }
    setProblem(refusal)
    setDigits('')
    input.current?.focus()
  }, [refusal, input])
  const isFirst = member?.has_trade_password === false
  // The member may have set the fund password in another tab or on another device, so the member's data is loaded
  // again.
  useEffect(() => {
    if (isFirst) refetch()
  }, [isFirst, refetch])
  const stop = stopOf(problem) ?? (isFirst ? 'TRADE_PASSWORD_NOT_SET' : null)
  const isUnknown = state.phase === 'unknown' || state.phase === 'resolving'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state.phase !== 'authorizing' || stop) return
    const wrong = needsFactor ? checkFactor(factor).second_factor : undefined
    setFactorProblem(wrong ?? null)
    if (digits.length !== LENGTH) {
      setProblem('TRADE_PASSWORD_FORMAT')
      input.current?.focus()
    } else if (wrong) factorInput.current?.focus()
    else authorize(digits, needsFactor ? factorOf(factor) : {})
  }
  return (
    <form className="bl-fund" noValidate onSubmit={submit}>
      {prompt.summary}
      <PinField
        ref={input}
        name="trade_password"
        account={fundAccount(member)}
        label={t('fund.label')}
        hint={t('fund.hint')}
        error={problem === null || stop ? undefined : errorText(problem)}
        value={digits}
        readOnly={isBusy || isUnknown}
        disabled={stop !== null}
        onValueChange={(next) => {
          setDigits(next)
          setProblem(null)
        }}
        corner={
          links.onForgotFundPassword && (
            <button type="button" className="bl-link" onClick={() => links.onForgotFundPassword?.()}>
              {t('fund.forgot')}
            </button>
          )
        }
      />
      {needsFactor && !stop && (
        <SecondFactorField
          inputRef={factorInput}
          value={factor}
          readOnly={isBusy || isUnknown}
          error={factorProblem === null ? undefined : errorText(factorProblem)}
          onValueChange={(next) => {
            setFactor(next)
            setFactorProblem(null)
          }}
        />
      )}
      <UnknownOutcome intent={{ ...intent, abandon: back }} />
      {stop && <Stopped stop={stop} {...links} />}
      {!isUnknown && (
        <div className="bl-fund__buttons">
          <Button size="big" disabled={isBusy} onClick={back}>
            {t('back')}
          </Button>
          {!stop && (
            <Button type="submit" size="big" variant="primary" busy={isBusy}>
              {prompt.button}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

type Stop = 'TRADE_PASSWORD_NOT_SET' | 'TRADE_PASSWORD_RESET'

/**
 * Returns the name of the refusal if the member must first set or reset the fund password. Returns null for other
 * problems.
 */
function stopOf(problem: unknown): Stop | null {
  const name = problem instanceof Error ? problem.name : ''
  return name === 'TRADE_PASSWORD_NOT_SET' || name === 'TRADE_PASSWORD_RESET' ? name : null
}

/** Explains why the fund password cannot be entered now, with a link to the page that resolves it. */
function Stopped({ stop, onForgotFundPassword, onSetFundPassword }: FundPasswordLinks & { stop: Stop }) {
  const { t } = useText('shared')
  const errorText = useErrorText()
  const isFirst = stop === 'TRADE_PASSWORD_NOT_SET'
  const go = isFirst ? onSetFundPassword : onForgotFundPassword
  const button = useRef<HTMLButtonElement>(null)
  // The field for the fund password is disabled now. The focus goes to the button that opens the page where the member
  // sets or resets the fund password.
  useEffect(() => button.current?.focus(), [])
  return (
    <Notice tone="error">
      <p>{errorText(stop)}</p>
      {go && (
        <div className="bl-notice__actions">
          <Button ref={button} size="small" variant="primary" onClick={() => go()}>
            {t(isFirst ? 'fund.set' : 'fund.reset')}
          </Button>
        </div>
      )}
    </Notice>
  )
}
