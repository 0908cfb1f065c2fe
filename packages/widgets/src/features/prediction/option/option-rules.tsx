import { useText } from '../../../shared/i18n/use-text.ts'

const steps = ['open', 'delivery', 'draw', 'missing', 'fees', 'series'] as const

/** How an option is opened and settled, in words. */
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
