import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/** Formats the size of a file ("5 MB"). */
export function formatBytes(locale: Locale, bytes: number): string {
  const [amount, unit] =
    bytes < 1024
      ? [bytes, 'byte']
      : bytes < 1024 ** 2
        ? [bytes / 1024, 'kilobyte']
        : [bytes / 1024 ** 2, 'megabyte']
  return numberFormat(locale, { style: 'unit', unit: `${unit}`, maximumFractionDigits: 1 })(`${amount}`)
}
