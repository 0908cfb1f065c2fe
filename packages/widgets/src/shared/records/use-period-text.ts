import { useText } from '../i18n/use-text.ts'
import { useLocale } from '../provider/use-locale.ts'
import { dayText, type Period, periodText } from './period.ts'

/** Returns a text that describes the period. A period with an open end reaches to today. */
export function usePeriodText({ from, to }: Period, latest: string): string {
  const { t } = useText('records')
  const locale = useLocale()
  if (!from && !to) return t('period.any')
  if (!from) return t('period.until', { day: dayText(to, locale) })
  return periodText({ from, to: to || latest }, locale) ?? ''
}
