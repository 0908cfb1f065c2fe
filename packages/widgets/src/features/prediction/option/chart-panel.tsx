import { type ReactNode, useState } from 'react'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { OptionChart } from './option-chart.tsx'

const MINUTE = 60_000
const spans = [5 * MINUTE, 15 * MINUTE, 60 * MINUTE]

export type ChartPanelProps = {
  symbol: string
  running: readonly OptionOrder[]
  isNarrow: boolean
  children?: ReactNode
}

type View = 'price' | 'how'

/** A panel with the index chart of the last minutes, and the rules of settlement. */
export function ChartPanel({ symbol, running, isNarrow, children }: ChartPanelProps) {
  const { t } = useText('prediction')
  const [view, setView] = useState<View>('price')
  const [chosen, setChosen] = useState<number | null>(null)
  // The default depends on the width, which is known only after the first measurement, so it is no state.
  const span = chosen ?? (isNarrow ? spans[0]! : spans[1]!)
  return (
    <section className="bl-panel bl-fixed__chart">
      <Tabs<View>
        label={t('option.views')}
        value={view}
        onValueChange={setView}
        end={view === 'price' && <Spans value={span} onChoose={setChosen} />}
        tabs={[
          {
            value: 'price',
            label: t('bar.index'),
            content: (
              <OptionChart symbol={symbol} spanMs={span} running={running} height={isNarrow ? 168 : 430} />
            ),
          },
          { value: 'how', label: t('how.title'), content: <OptionRules /> },
        ]}
      />
      {children}
    </section>
  )
}

function Spans({ value, onChoose }: { value: number; onChoose: (span: number) => void }) {
  const { t } = useText('prediction')
  return (
    <fieldset className="bl-spans" aria-label={t('option.span')}>
      {spans.map((span) => (
        <button key={span} type="button" aria-pressed={span === value} onClick={() => onChoose(span)}>
          {span < 60 * MINUTE ? `${span / MINUTE}m` : '1h'}
        </button>
      ))}
    </fieldset>
  )
}

const steps = ['open', 'delivery', 'draw', 'missing', 'fees', 'series'] as const

/** The rules for opening and settling an option. */
export function OptionRules() {
  const { t } = useText('prediction')
  return (
    <ol className="bl-orules">
      {steps.map((step) => (
        <li key={step}>{t(`how.${step}`)}</li>
      ))}
    </ol>
  )
}
