import { useText } from '../i18n/use-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import { useCopy } from './use-copy.ts'
import './funds.css'

/** Shortens a long text to its first and last characters, with an ellipsis between them. */
export const shorten = (text: string, ends = 4): string =>
  text.length <= ends * 2 + 2 ? text : `${text.slice(0, ends)}…${text.slice(-ends)}`

export type ShortIdProps = { text: string; label: string; ends?: number }

/**
 * A transaction or order number that shows only its first and last characters. The copy button copies the whole
 * number.
 */
export function ShortId({ text, label, ends = 6 }: ShortIdProps) {
  const { t } = useText('shared')
  const copy = useCopy()
  return (
    <span className="bl-funds__short" title={text}>
      {shorten(text, ends)}
      <IconButton
        icon={icons.copy}
        size="small"
        label={`${t('copy')}: ${label}`}
        onClick={() => void copy(text)}
      />
    </span>
  )
}
