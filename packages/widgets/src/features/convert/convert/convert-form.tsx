import { FormFailure } from '../../../shared/form/form-failure.tsx'
import { useCoinTexts } from '../../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { PreviewRows } from '../../../shared/ui/preview-rows.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { AmountSide } from './amount-side.tsx'
import { ConvertLines } from './convert-lines.tsx'
import { QuoteBar } from './quote-bar.tsx'
import { type ConvertRequest, type ConvertState, tolerances } from './use-convert.ts'
import '../convert.css'
import '../../../shared/ui/form.css'

const percentages = [10, 25, 50, 75, 100]

type ConvertFormProps = FundPasswordLinks & { state: ConvertState; onSignIn: (() => void) | undefined }

/** The form of a conversion: its entries, its quote, and the dialog for the fund password. */
export function ConvertForm({ state, onSignIn, ...links }: ConvertFormProps) {
  const { t } = useText('convert')
  const format = useFormat()
  const { form, mode, tolerance, setTolerance, signedIn, held } = state
  const percent = (value: number) => format.percent(`${value}`, { decimals: 0 })
  return (
    <>
      <form className="bl-convert__form" {...form.props}>
        <div className="bl-convert__sides">
          <AmountSide state={state} side="from" />
          <div className="bl-convert__flip">
            <IconButton icon={icons.swap} label={t('flip')} onClick={state.flip} />
          </div>
          <AmountSide state={state} side="to" />
        </div>
        {signedIn && (
          <fieldset className="bl-convert__chips" aria-label={t('percentages')}>
            {percentages.map((value) => (
              <button
                key={value}
                type="button"
                className="bl-percentage"
                disabled={held.from === null}
                onClick={() => state.take(value)}
              >
                {value === 100 ? t('max') : percent(value)}
              </button>
            ))}
          </fieldset>
        )}
        <ConvertLines state={state} />
        {mode === 'swap' && (
          <div className="bl-convert__tolerance">
            <span>{t('tolerance')}</span>
            <Segment
              label={t('tolerance')}
              size="small"
              value={tolerance}
              onValueChange={setTolerance}
              options={tolerances.map((value) => ({ value, label: format.rate(value) }))}
            />
          </div>
        )}
        {mode === 'quote' && signedIn && <QuoteBar quoting={state.quoting} seconds={state.seconds} />}
        {signedIn || !onSignIn ? (
          <Button
            type="submit"
            variant="primary"
            size="big"
            wide
            disabled={!signedIn}
            busy={form.busy || state.quoting.isLoading}
          >
            <SubmitLabel state={state} />
          </Button>
        ) : (
          <Button variant="primary" size="big" wide onClick={() => onSignIn()}>
            {t('signIn')}
          </Button>
        )}
        <Problem state={state} />
        <p className="bl-convert__next">{t(mode === 'quote' ? 'next' : 'swapNext')}</p>
      </form>
      <FundPasswordDialog {...links} intent={form.intent} prompt={usePrompt(state)} />
    </>
  )
}

/** Shows a refusal of the form that concerns no field; otherwise the error of the last quote request. */
function Problem({ state: { form, quoting } }: { state: ConvertState }) {
  const errorText = useErrorText()
  const problem = form.failure ?? (quoting.error ? errorText(quoting.error) : undefined)
  return <FormFailure text={problem} />
}

function SubmitLabel({ state: { mode, quoting, amounts, draft } }: { state: ConvertState }) {
  const { t } = useText('convert')
  const { entered } = useCoinTexts()
  const words = amounts && {
    from: entered(amounts.from_amount, draft.from),
    to: entered(amounts.to_amount, draft.to),
  }
  if (mode === 'swap') return words ? t('submitSwap', words) : t('swapEmpty')
  if (quoting.isOpen && words) return t('submit', words)
  return t(quoting.isLoading ? 'quote.loading' : quoting.quote ? 'quote.refresh' : 'quote.get')
}

/**
 * Returns the function that describes a conversion in the fund password dialog: the label of the button, and a
 * summary with the remaining time of the quote.
 */
function usePrompt({ quoting, seconds }: ConvertState) {
  const { t } = useText('convert')
  const { entered } = useCoinTexts()
  return (request: ConvertRequest) => {
    const words = {
      from: entered(request.from_amount, request.from),
      to: entered(request.to_amount, request.to),
    }
    const isQuoted = 'quote_id' in request
    return {
      button: t(isQuoted ? 'submit' : 'submitSwap', words),
      summary: (
        <>
          <PreviewRows
            rows={[
              { name: 'pay', label: t('pay'), value: words.from },
              { name: 'get', label: t('get'), value: words.to, tone: 'strong' },
              ...(isQuoted
                ? []
                : [{ name: 'least', label: t('least'), value: entered(request.min_receive, request.to) }]),
            ]}
          />
          {isQuoted && <QuoteBar quoting={{ ...quoting, previous: null }} seconds={seconds} readOnly />}
        </>
      ),
    }
  }
}
