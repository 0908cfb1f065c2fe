import { useLeaveWarning } from '../../../shared/form/use-leave-warning.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { isKeptForReturn } from '../../../shared/intent/kept-draft.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { widget } from '../../../shared/ui/widget.tsx'
import { Compare } from '../compare/compare.tsx'
import { ConvertForm } from './convert-form.tsx'
import { type ConvertRecord, type Mode, useConvert } from './use-convert.ts'
import '../convert.css'

export type ConvertProps = FundPasswordLinks & {
  /** Initially selected coin to pay. Default USDT. */
  from?: string
  /** Initially selected coin to receive. Default BTC. */
  to?: string
  /** Shows only the form, without the index price and the comparison. */
  simple?: boolean
  onSignIn?: () => void
  onConverted?: (record: ConvertRecord) => void
  /** Called with true when the member enters something, and with false once leaving the page would lose no input. */
  onDirtyChange?: (dirty: boolean) => void
}

/**
 * A form that converts one coin of the spot account into another. The member either requests a quote, which is valid
 * for some seconds, or converts at once at the current rate. Users who are not logged in can use the form as a
 * calculator at the index prices.
 */
export const Convert = widget('convert', function Convert(props: ConvertProps) {
  const { from, to, simple = false, onSignIn, onConverted, ...links } = props
  const { t, ready } = useText('convert')
  const { show } = useToast()
  const format = useFormat()
  const state = useConvert({
    from: from?.toUpperCase(),
    to: to?.toUpperCase(),
    onDone(record) {
      const sum = (amount: string, coin: string) => `${format.amount(amount)} ${coin}`
      const sums = {
        from: sum(record.from_amount, record.from_coin),
        to: sum(record.to_amount, record.to_coin),
      }
      show({ tone: 'success', title: t('done', sums) })
      onConverted?.(record)
    },
  })
  const { draft, form } = state
  const isDirty = draft[draft.entered] !== ''
  useLeaveWarning(isDirty, props.onDirtyChange, isDirty && !isKeptForReturn(form.intent))
  const { error, data, refetch, refreshing } = state.settings
  if (error && !data) {
    return (
      <Root name="convert">
        <Panel>
          <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
        </Panel>
      </Root>
    )
  }
  const content = <ConvertForm {...links} state={state} onSignIn={onSignIn} />
  return (
    <Root name="convert" data-simple={simple || undefined}>
      <Panel className="bl-convert__main">
        {ready && data ? (
          <Tabs<Mode>
            label={t('mode.label')}
            value={state.mode}
            onValueChange={state.setMode}
            end={<span className="bl-convert__hint">{t(`mode.${state.mode}Hint`)}</span>}
            tabs={[
              { value: 'quote', label: t('mode.quote'), content },
              { value: 'swap', label: t('mode.swap'), content },
            ]}
          />
        ) : (
          <div className="bl-convert__form">
            <Skeleton height={state.signedIn ? 709 : 519} />
          </div>
        )}
      </Panel>
      {!simple && <Compare state={state} ready={ready} />}
    </Root>
  )
})
